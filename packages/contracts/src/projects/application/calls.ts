import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import {
  filterText,
  id,
  queryId,
  queryInt,
  queryUnixSeconds,
  unixSeconds,
  version,
} from '../../shared/wire.ts'
import { projectPage, total } from '../project/calls.ts'
import {
  applicationDescription,
  applicationStatus,
  contactText,
  fileId,
  knownAssignmentStatus,
  knownProjectStatus,
  manpower,
  MAX_MANPOWER,
  ownBusiness,
  projectActor,
  projectFile,
} from '../project/entities.ts'
import { PROJECT_REFUSALS, RULE_REFUSALS } from '../project/refusals.ts'

const PATH = '/api/tenant/project'
const { businessBusy, unknownBusiness, noFreeBusiness, moreThanNeeded, unknownFile } = PROJECT_REFUSALS
const refusals = {
  ...RULE_REFUSALS,
  businessBusy,
  unknownBusiness,
  noFreeBusiness,
  moreThanNeeded,
  unknownFile,
}

/** `type` of the providers' list (PROV-001). */
export const PROVIDER_LIST = { assigned: 0, open: 1 } as const
/** PROV-016. */
export const MAX_ATTACHMENTS = 10
/** An application that waits longer than this is marked. */
export const REMINDER_DAYS = 3

const providerRow = z.object({
  projectID: id,
  projectCode: ours(z.string()),
  projectName: z.string(),
  projectStatus: ours(knownProjectStatus),
  industryID: id,
  industryName: ours(z.string()),
  ownerName: ours(z.string()),
  createTimestamp: unixSeconds,
  modifyTimestamp: unixSeconds,
  manpowerDemand: manpower,
  /** A platform that leaves it out means that there is no application (PROV-Q1). */
  applicationStatus: applicationStatus.default('default'),
  /** null without an application, or before it passed (PROV-Q2). */
  manpowerAssigned: manpower.nullish(),
  confirmedManpower: ours(z.int().min(0).nullable()),
  assignmentStatus: ours(knownAssignmentStatus),
  bizTypeID: ours(id.nullable()),
  applicationID: ours(id.nullable()),
})
export type ProviderRow = z.output<typeof providerRow>

/** Projects that a company may apply for, or works for; the last changed first (PROV-001..003). */
export const providerList = defineCall({
  id: 'projectApplication.providerList',
  documented: true,
  path: `${PATH}/sp`,
  envelope: 'status',
  localised: true,
  query: z
    .strictObject({
      ...projectPage,
      type: queryInt(0, 1),
      industryID: queryId.optional(),
      name: filterText.optional(),
      from: queryUnixSeconds.optional(),
      to: queryUnixSeconds.optional(),
    })
    .refine(({ from = 0, to = Infinity }) => from <= to, { path: ['to'], message: 'rangeBackwards' }),
  data: total.extend({ records: z.array(providerRow), actor: ours(projectActor) }),
})

/** A project and the caller's own application for it, where there is one (PROV-013). */
export const providerDetail = defineCall({
  id: 'projectApplication.providerDetail',
  documented: true,
  path: `${PATH}/sp/detail`,
  envelope: 'status',
  localised: true,
  query: z.strictObject({ id: queryId }),
  data: providerRow.extend({
    industryID: ours(id),
    modifyTimestamp: ours(unixSeconds),
    description: ours(z.string()),
    actor: ours(projectActor),
    bizTypeName: ours(z.string().nullable()),
    applicationID: id.nullish(),
    reviewRemark: z.string().nullable(),
    applicationDesc: z.string().nullable(),
    contact: z.string().nullable(),
    contactPerson: z.string().nullable(),
    manpowerApplied: ours(manpower.nullable()),
    /** Ids of its files joined by commas (PROV-019). */
    attachments: z.string(),
    /** The same files with their addresses (PROV-Q10). */
    attachmentFiles: ours(z.array(projectFile)),
    applyTimestamp: ours(unixSeconds.nullable()),
    reviewTimestamp: ours(unixSeconds.nullable()),
    /** Version of the application. */
    version: ours(version.nullable()),
    /**
     * The company's enabled businesses in order of their ids; of a project that one of them applied to or works for, that
     * one alone.
     */
    businesses: ours(z.array(ownBusiness)),
  }),
})

/** Ids of files as one text, each once. */
const attachmentIds = z
  .string()
  .max(MAX_ATTACHMENTS * 65)
  .transform((text) => text.split(',').filter((fid) => fid !== ''))
  .pipe(z.array(fileId).max(MAX_ATTACHMENTS))
  .refine((fids) => new Set(fids).size === fids.length, { message: 'each once' })

/** PROV-014, PROV-015, PROV-Q8. */
export const applicationForm = z.strictObject({
  contactPerson: contactText,
  contact: contactText,
  manpowerAssigned: z.int().min(1).max(MAX_MANPOWER),
  applicationDesc: applicationDescription,
  attachments: attachmentIds.default([]),
  /**
   * The business that is to work for the project. Without it, the earlier business if that is free, or else the first free
   * one.
   */
  bizTypeId: id.optional(),
})

/** 409 when the company has an application for the project already. */
export const apply = defineCall({
  id: 'projectApplication.apply',
  documented: true,
  method: 'POST',
  path: `${PATH}/application`,
  envelope: 'status',
  body: applicationForm.extend({ projectId: id }),
  data: ours(z.object({ id })),
  refusals,
})

/** Applies again after a rejection. 409 when `version` is not the application's present one. */
export const applyAgain = defineCall({
  id: 'projectApplication.applyAgain',
  documented: true,
  method: 'PUT',
  path: `${PATH}/application`,
  envelope: 'status',
  body: applicationForm.extend({ projectId: id, id, version: ours(version) }),
  refusals,
})
