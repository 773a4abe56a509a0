import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  id,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  queryId,
  queryInt,
  queryVersion,
  unixSeconds,
  version as revision,
} from '../../shared/wire.ts'

export const PLATFORM = { ios: 0, android: 1 } as const
export type Platform = (typeof PLATFORM)[keyof typeof PLATFORM]
/** A forced update goes to everybody (VER-Q2). */
export const UPDATE_MODE = { forced: 0, optional: 1 } as const
export type UpdateMode = (typeof UPDATE_MODE)[keyof typeof UPDATE_MODE]
export const UPDATE_SCOPE = { all: 0, percentage: 1 } as const
export type UpdateScope = (typeof UPDATE_SCOPE)[keyof typeof UPDATE_SCOPE]
export const STATUS = { draft: 0, released: 1, removed: 2 } as const
export type Status = (typeof STATUS)[keyof typeof STATUS]

/** Percent of the clients (VER-013). */
export const MIN_SCOPE_VALUE = 1
export const MAX_SCOPE_VALUE = 99
/** VER-Q9. */
export const MAX_DESCRIPTION_CHARACTERS = 5000
export const MAX_PACKAGE_URL_CHARACTERS = 2000
/** 200 MB, which an uploaded package may have. */
export const MAX_PACKAGE_BYTES = 209_715_200
/** 2 GB, which a company may have uploaded without a version that has it. */
export const MAX_UNUSED_PACKAGE_BYTES = 2_147_483_648
/** A package that no version has for so long is deleted. */
export const UNUSED_PACKAGE_HOURS = 24
/** Length of a client's id, by which the percentage is drawn. */
export const MAX_CLIENT_ID_CHARACTERS = 128
export const MAX_UPDATE_KEY_CHARACTERS = 64
/** Days of an adoption chart. */
export const MAX_ADOPTION_DAYS = 60
export const DEFAULT_ADOPTION_DAYS = 14
/** A released version whose share did not grow in so many days, and is under half of its rollout, stalls. */
export const STALL_DAYS = 3

/** Three numbers without leading zeros (VER-006). */
export const VERSION_PATTERN = /^(0|[1-9]\d{0,8})(\.(0|[1-9]\d{0,8})){2}$/

const versionNumber = z.string().regex(VERSION_PATTERN)
const platform = z.literal([PLATFORM.ios, PLATFORM.android])
const updateMode = z.literal([UPDATE_MODE.forced, UPDATE_MODE.optional])
const updateScope = z.literal([UPDATE_SCOPE.all, UPDATE_SCOPE.percentage])
const scopeValue = z.int().min(MIN_SCOPE_VALUE).max(MAX_SCOPE_VALUE).nullable()

/** An uploaded package. */
export const packageFile = z.object({ fid: z.uuid(), name: z.string(), bytes: z.int() })
export type PackageFile = z.output<typeof packageFile>

export const appVersion = z.object({
  id,
  version: versionNumber,
  platform,
  updateMode,
  updateScope,
  /** Percent; null for everybody (VER-Q7). */
  scopeValue: z.int().nullable().default(null),
  /** Markdown. */
  description: z.string().default(''),
  status: z.literal([STATUS.draft, STATUS.released, STATUS.removed]),
  /** Null: never released. */
  releasedAt: unixSeconds.nullable().default(null),
  /** Null: never released, or by somebody of another company. */
  releasedBy: ours(z.string().nullable()),
  packageUrl: ours(z.string().nullable()),
  packageFile: ours(packageFile.nullable()),
  /** False for versions of the platform, which a company only reads. */
  isOwn: ours(z.boolean()),
  /** The highest released version of the platform and the same company that is above this one. */
  newerReleased: ours(versionNumber.nullable()),
  /** A change names the revision that it was made on. */
  revision: ours(revision),
})
export type AppVersion = z.output<typeof appVersion>

/** A released version whose share of the clients does not grow; in percent of the clients. */
const stall = z.object({ share: z.number(), shareBefore: z.number(), rollout: z.int(), days: z.int() })
export type Stall = z.output<typeof stall>

/** Null: it does not stall. */
const listedVersion = appVersion.extend({ stall: ours(stall.nullable()) })
export type ListedVersion = z.output<typeof listedVersion>

const draftFields = {
  version: versionNumber,
  platform,
  updateMode,
  updateScope,
  scopeValue: scopeValue.default(null),
  description: z
    .string()
    .max(MAX_DESCRIPTION_CHARACTERS)
    .refine((text) => text.trim() !== ''),
  /** Address of the package, if it is not uploaded here. */
  packageUrl: z
    .url({ protocol: /^https$/ })
    .max(MAX_PACKAGE_URL_CHARACTERS)
    .nullable()
    .default(null),
  packageFid: z.uuid().nullable().default(null),
}

type Issues = { addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void }
type Scope = { updateMode: number; updateScope: number; scopeValue: number | null }

/** A forced update goes to everybody; a percentage is given exactly where the scope has one. */
function requireScope(draft: Scope & { packageUrl: string | null; packageFid: string | null }, ctx: Issues) {
  const refuse = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message })
  if (draft.updateMode === UPDATE_MODE.forced && draft.updateScope !== UPDATE_SCOPE.all)
    refuse('updateScope', 'a forced update goes to everybody')
  if ((draft.updateScope === UPDATE_SCOPE.percentage) !== (draft.scopeValue !== null))
    refuse('scopeValue', 'a percentage from 1 to 99 exactly for the scope percentage')
  if (draft.packageUrl !== null && draft.packageFid !== null)
    refuse('packageUrl', 'an address or an uploaded package')
}

/** Fields that people write of a version (VER-006..013). */
export const versionDraft = z.strictObject(draftFields).superRefine(requireScope)
export type VersionDraft = z.output<typeof versionDraft>

/** The draft in a version as it was answered. */
export const sentDraft = z.object(draftFields).superRefine(requireScope)

/** Newest first, by the three numbers (VER-002, VER-Q8): the versions of the company and, read-only, the platform's released ones. */
export const list = defineCall({
  id: 'appVersion.list',
  documented: true,
  path: '/api/dolphin-ai/app/version/list',
  successCode: 200,
  query: z.strictObject({
    pageSize: queryInt(1, MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    pageIndex: queryInt(FIRST_PAGE, MAX_PAGE).default(FIRST_PAGE),
    orderBy: z.literal('version_value').default('version_value'),
  }),
  data: z.object({ records: z.array(listedVersion), totalCnt: z.int().min(0) }),
})

/** Makes a draft. 409 when the platform has this version already. */
export const create = defineCall({
  id: 'appVersion.create',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/app/version/create',
  successCode: 200,
  body: versionDraft,
  data: ours(z.object({ id })),
})

const { status, releasedBy, packageFile: file, isOwn, newerReleased } = appVersion.shape
/** Facts that a change may send back as they were answered; they are not written. */
const sentFacts = z
  .object({
    status,
    releasedAt: unixSeconds.nullable(),
    releasedBy,
    packageFile: file,
    isOwn,
    newerReleased,
    stall: stall.nullable(),
  })
  .partial().shape
const modifyFields = z.strictObject({
  id,
  revision: ours(revision),
  ...sentFacts,
  ...z.strictObject(draftFields).partial().shape,
  scopeValue: scopeValue.optional(),
  packageUrl: draftFields.packageUrl.unwrap().optional(),
  packageFid: draftFields.packageFid.unwrap().optional(),
})
export type Modification = z.output<typeof modifyFields>

/** True for a change that only names the rollout of the version (R7). */
export function isRollout({ updateScope: scope, scopeValue: percent, ...others }: Modification): boolean {
  const isNamed = (name: string) =>
    Object.entries(others).some(([key, value]) => key === name && value !== undefined)
  return (scope !== undefined || percent !== undefined) && !Object.keys(draftFields).some(isNamed)
}

/**
 * Changes a draft: all its fields, except that a package that is not named remains. Of a released version only the rollout
 * changes, and only to more clients: a higher `scopeValue`, or `updateScope` 0 (R7). 409 for any other change of a released
 * or removed one, and when `revision` is not the present one.
 */
export const modify = defineCall({
  id: 'appVersion.modify',
  documented: true,
  method: 'PUT',
  path: '/api/dolphin-ai/app/version/modify',
  successCode: 200,
  body: modifyFields.superRefine((body, ctx) => {
    if (isRollout(body)) return
    for (const issue of sentDraft.safeParse(body).error?.issues ?? []) ctx.addIssue({ ...issue })
  }),
})

const ofOne = { id: queryId, revision: queryVersion.optional() }

/** Releases a draft, or a removed version again. 409 for a released one, with the person who was first. */
export const release = defineCall({
  id: 'appVersion.release',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/app/version/release',
  successCode: 200,
  body: z.strictObject({ id, revision: revision.optional() }),
})

/** Takes a released version back. */
export const delist = defineCall({
  id: 'appVersion.delist',
  documented: true,
  method: 'DELETE',
  path: '/api/dolphin-ai/app/version/delist',
  successCode: 200,
  query: z.strictObject(ofOne),
})

/** Deletes a draft or a removed version. */
export const remove = defineCall({
  id: 'appVersion.remove',
  documented: true,
  method: 'DELETE',
  path: '/api/dolphin-ai/app/version/delete',
  successCode: 200,
  query: z.strictObject(ofOne),
})

/** Codes of refused packages. */
export const PACKAGE_REFUSALS = {
  noPackage: 1801,
  emptyPackage: 1802,
  notPackage: 1803,
  packageTooLarge: 1804,
  packageCutOff: 1805,
  tooManyPackages: 1806,
} as const

/** An `.apk` or `.ipa` for a version that is saved later. `packageTooLarge` has HTTP status 413, `tooManyPackages` 429, the others 400. */
export const uploadPackage = defineCall({
  id: 'appVersion.uploadPackage',
  method: 'POST',
  path: '/api/dolphin-ai/app/version/package',
  isForm: true,
  body: z.strictObject({ file: z.file() }),
  data: packageFile,
  refusals: PACKAGE_REFUSALS,
})

/** Clients that had a version on each day; the days are those of the answer. */
const counted = z.object({ version: z.string(), counts: z.array(z.int().min(0)) })

/** Versions that the clients of a platform and the seats have, over days at UTC+8. */
export const adoption = defineCall({
  id: 'appVersion.adoption',
  path: '/api/dolphin-ai/app/version/adoption',
  successCode: 200,
  query: z.strictObject({
    id: queryId,
    days: queryInt(STALL_DAYS + 1, MAX_ADOPTION_DAYS).default(DEFAULT_ADOPTION_DAYS),
  }),
  data: z.object({
    /** `YYYY-MM-DD`, the last is today. */
    days: z.array(z.string()),
    /** Clients of the platform on each day, whatever they had. */
    clients: z.array(z.int().min(0)),
    /** The requested version among them. */
    onVersion: z.array(z.int().min(0)),
    /** The versions that most clients have on the last day with reports, the requested one left out. */
    others: z.array(counted),
    seats: z.array(counted),
    /**
     * Reports of these days, one a client and day, that are not counted because they are implausible: anybody can send them.
     */
    notCounted: z
      .object({
        /** Reports without the key of their company, where it needs one. */
        withoutKey: z.int().min(0).default(0),
        /** Reports of versions that neither the company nor the platform ever released. */
        unknownVersion: z.int().min(0),
        /** Reports of more clients than one address or one company has in a day. */
        tooMany: z.int().min(0),
      })
      .default({ withoutKey: 0, unknownVersion: 0, tooMany: 0 }),
    /** Null: it does not stall. */
    stall: stall.nullable(),
  }),
})
export type Adoption = z.output<typeof adoption.data>

/** The key that clients of a company send with their requests for updates; `revision` counts its changes. */
const updateKeyState = z.object({
  key: z.string().nullable().describe('null: every client counts, without a key'),
  revision: z.int().min(0),
})
export type UpdateKeyState = z.output<typeof updateKeyState>

/** The company's key: where it has one, only clients that send it are counted. */
export const updateKey = defineCall({
  id: 'appVersion.updateKey',
  path: '/api/dolphin-ai/app/version/update_key',
  successCode: 200,
  data: updateKeyState,
})

/** Sets a new key, which makes the one before invalid, or removes the key. 409 when `revision` is not the present one. */
export const setUpdateKey = defineCall({
  id: 'appVersion.setUpdateKey',
  method: 'PUT',
  path: '/api/dolphin-ai/app/version/update_key',
  successCode: 200,
  body: z.strictObject({ isNeeded: z.boolean(), revision: z.int().min(0) }),
  data: updateKeyState,
})

/** The version that a client takes next. */
export const offeredUpdate = z.object({
  version: versionNumber,
  forced: z.boolean().describe('Whether it, or one between the present version and it, is forced'),
  notes: z.string().describe('Markdown'),
  packageUrl: z
    .string()
    .nullable()
    .describe('Where the package is: an address, or a path of this server; null where only notes exist'),
})
export type OfferedUpdate = z.output<typeof offeredUpdate>

const CLIENT_ID = /^[!-~]+$/

/**
 * Called by the apps themselves, without a token. The same client gets the same answer until the next release: a percentage
 * is drawn from its id, and a client in 10 percent is in 20 too.
 */
export const update = defineCall({
  id: 'appVersion.update',
  path: '/api/open/v1/app-update',
  access: 'public',
  isRevalidated: true,
  query: z.strictObject({
    platform: queryInt(PLATFORM.ios, PLATFORM.android).describe('0 iOS, 1 Android'),
    version: versionNumber.describe('The version that the client has'),
    clientId: z
      .string()
      .max(MAX_CLIENT_ID_CHARACTERS)
      .regex(CLIENT_ID)
      .describe('The same at every request of one installation; printable ASCII'),
    tenantId: queryId
      .optional()
      .describe('The company of the person who has signed in, for its own versions'),
    updateKey: z
      .string()
      .max(MAX_UPDATE_KEY_CHARACTERS)
      .optional()
      .describe(
        'The key of that company: where it has one, a client without it gets updates and is not counted',
      ),
  }),
  data: z.object({
    update: offeredUpdate.nullable().describe('null: there is nothing newer for this client'),
  }),
})

/** Path of the download of a released version's uploaded package, followed by its `fid`. */
export const PACKAGES_PATH = '/api/open/v1/app-packages/'
