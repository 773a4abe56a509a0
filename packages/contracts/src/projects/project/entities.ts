import * as z from 'zod'
import { ours } from '../../shared/ours.ts'
import { typedText } from '../../shared/text.ts'
import { id, unixSeconds, version } from '../../shared/wire.ts'

/** Lengths count characters as people do, so that an emoji is one (PROJ-010, PROJ-014, PROV-015). */
export const NAME_CHARACTERS = { min: 2, max: 60 } as const
export const MAX_DESCRIPTION_CHARACTERS = 2000
export const MAX_APPLICATION_CHARACTERS = 500
export const MAX_CONTACT_CHARACTERS = 100
export const MAX_REMARK_CHARACTERS = 2000
/** Length of a review, shown to the provider. */
export const MAX_REVIEW_CHARACTERS = 500
export const MAX_MANPOWER = 100_000

/** Wire values of PROJ-Q1 and PROV-Q1. */
export const PROJECT_STATUSES = ['normal', 'suspended', 'ceased'] as const
export const projectStatus = z.enum(PROJECT_STATUSES)
export type ProjectStatus = z.output<typeof projectStatus>
/** The status as a platform answers it: null for an unknown one, which is shown as '-' (PROJ-Q1). */
export const knownProjectStatus = projectStatus.nullable().catch(null)

export const ASSIGNMENT_STATUSES = ['unconfirmed', 'partially_confirmed', 'confirmed'] as const
export const assignmentStatus = z.enum(ASSIGNMENT_STATUSES)
export type AssignmentStatus = z.output<typeof assignmentStatus>
/** The same of an assignment; null before it passed, too. */
export const knownAssignmentStatus = assignmentStatus.nullable().catch(null)

export const APPLICATION_STATUSES = ['default', 'pending', 'rejected', 'passed'] as const
export const applicationStatus = z.enum(APPLICATION_STATUSES)
export type ApplicationStatus = z.output<typeof applicationStatus>

export const manpower = z.int().min(0).max(MAX_MANPOWER)

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Counts the characters of a text as people do. */
export function characterCount(text: string): number {
  // Most texts are plain, and the slow way of counting would delay the typing in a field.
  if (/^[\n\x20-\x7E]*$/.test(text)) return text.length
  return [...characters.segment(text)].length
}

/** More than any emoji has, and few enough for a name to fit the indexes that projects are searched in. */
const BYTES_OF_A_CHARACTER = 40
/** First code points for which UTF-8 takes a byte more. */
const UTF8_WIDTH_LIMITS = [0x80, 0x800, 0x1_0000] as const

/** Bytes of a text in UTF-8; this package depends on no platform whose functions count them. */
function byteCount(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += 1 + UTF8_WIDTH_LIMITS.filter((first) => code >= first).length
  }
  return bytes
}

/** Trimmed before its length is checked (PROJ-Q21). Marks of direction and line ends may be in it if `isLong`. */
function boundedText({ min = 0, max, isLong = false }: { min?: number; max: number; isLong?: boolean }) {
  return (
    (isLong ? z.string().trim() : typedText())
      // A letter may carry any number of marks: bytes are bounded beside characters.
      .refine((text) => byteCount(text) <= max * BYTES_OF_A_CHARACTER, {
        message: `at most ${max}`,
        params: { max },
      })
      .refine((text) => characterCount(text) >= min, { message: `at least ${min}`, params: { min } })
      .refine((text) => characterCount(text) <= max, { message: `at most ${max}`, params: { max } })
      // No half of a surrogate pair either, which JSON can express and the database cannot store.
      .regex(isLong ? /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u : /^[^\p{Cc}\p{Cs}]*$/u)
  )
}

export const projectName = boundedText(NAME_CHARACTERS)
export const projectDescription = boundedText({ max: MAX_DESCRIPTION_CHARACTERS, isLong: true })
export const applicationDescription = boundedText({ min: 1, max: MAX_APPLICATION_CHARACTERS, isLong: true })
export const contactText = boundedText({ min: 1, max: MAX_CONTACT_CHARACTERS })
export const reviewRemark = boundedText({ max: MAX_REVIEW_CHARACTERS, isLong: true })
export const reportRemark = boundedText({ max: MAX_REMARK_CHARACTERS, isLong: true })

/** The id of an uploaded file. Ours are UUIDs; another platform's need not be. */
export const fileId = z.string().regex(/^[\w-]{1,64}$/)

/** An uploaded file, at an address that is valid for the requesting person as long as their session lasts. */
export const projectFile = z.object({
  fid: ours(z.string()),
  name: ours(z.string()),
  url: z.string(),
  /** Read from the bytes; `application/octet-stream` where they show nothing. */
  mediaType: ours(z.string()),
  bytes: ours(z.int().min(0)),
})
export type ProjectFile = z.output<typeof projectFile>

/** A business of a provider, and whether a project occupies it. */
export const ownBusiness = z.object({
  bizTypeID: id,
  bizTypeName: z.string(),
  /** The other project that the business works for; an application with it is then refused. */
  worksFor: z
    .object({
      projectID: id,
      /** null where the caller may not see the project. */
      projectName: z.string().nullable(),
    })
    .nullable(),
})
export type OwnBusiness = z.output<typeof ownBusiness>

/** One contractor of a project: its application and the outcome. */
export const assignment = z.object({
  applicationID: ours(id),
  bizTypeID: id,
  bizTypeName: ours(z.string()),
  /** Id of the provider, for its reports (PROJ-Q16). */
  tenantId: ours(id),
  tenantName: z.string(),
  /** The provider's zone, whose days its figures are of (R65). */
  timezone: ours(z.string()),
  /** People that the provider requested. */
  manpowerApplied: ours(manpower),
  /** People that it was given; 0 before it passed. */
  manpowerAssigned: manpower,
  /** Enabled seats that the provider placed in the business; may be more than assigned. */
  confirmedManpower: z.int().min(0),
  /** null before it passed. */
  status: knownAssignmentStatus,
  applicationStatus,
  applicationDesc: ours(z.string()),
  contactPerson: ours(z.string()),
  contact: ours(z.string()),
  attachments: ours(z.array(projectFile)),
  reviewRemark: ours(z.string().nullable()),
  /** When it was sent in, or sent in again. */
  applyTimestamp: ours(unixSeconds),
  reviewTimestamp: ours(unixSeconds.nullable()),
  version: ours(version),
  /**
   * The company's enabled businesses, one of which works for the project once the application has passed; null for a caller
   * who does not decide about it, and after the decision.
   */
  businesses: ours(z.array(ownBusiness).nullable()),
})
export type Assignment = z.output<typeof assignment>

/** A project in a list. */
export const projectRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  industryID: id,
  industryName: ours(z.string()),
  status: knownProjectStatus,
  manpowerDemand: manpower,
  confirmedManpower: z.int().min(0),
  manpowerAssigned: ours(z.int().min(0)),
  /** Demand less confirmed manpower where it is left out (PROJ-Q18). */
  manpowerGap: z.int().min(0).optional(),
  createTimestamp: unixSeconds,
  modifyTimestamp: unixSeconds,
  version: ours(version),
  description: z.string(),
  /** Its owner; the platform lists those of every company (R20). */
  ownerTenantId: ours(id),
  ownerName: ours(z.string()),
  isOwner: ours(z.boolean()),
  /** Companies that applied, whatever became of it. */
  contractors: ours(z.int().min(0)),
  pendingApplications: ours(z.int().min(0)),
  /** Time since which the oldest pending application has waited. */
  oldestPendingTimestamp: ours(unixSeconds.nullable()),
})
export type ProjectRow = z.output<typeof projectRow>

/** Role of the caller's company in a project; the platform may own one too. */
export const projectActor = z.object({
  isOwner: z.boolean(),
  isPlatform: z.boolean(),
  isProvider: z.boolean(),
  isVerified: z.boolean(),
  /** For a provider that looks for projects: true if it has a business to apply with. */
  hasFreeBusiness: ours(z.boolean()),
})
export type ProjectActor = z.output<typeof projectActor>

/** A project with its contractors; a provider sees itself alone among them. */
export const projectDetail = projectRow.extend({
  assignments: z.array(assignment),
  actor: ours(projectActor),
})
export type ProjectDetail = z.output<typeof projectDetail>

/** Computes the provider's progress with what it was given (PROJ-022). */
export function getAssignmentStatus({
  manpowerAssigned,
  confirmedManpower,
}: Pick<Assignment, 'manpowerAssigned' | 'confirmedManpower'>): AssignmentStatus {
  if (confirmedManpower === 0) return 'unconfirmed'
  return confirmedManpower < manpowerAssigned ? 'partially_confirmed' : 'confirmed'
}
