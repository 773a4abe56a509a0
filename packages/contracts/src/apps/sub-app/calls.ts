import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedLine } from '../../shared/text.ts'
import { id, queryId, unixSeconds, version as revision } from '../../shared/wire.ts'
import {
  trust,
  registeredTrust,
  MAX_APPS,
  MAX_CONTACT_CHARACTERS,
  MAX_NOTE_CHARACTERS,
  MAX_COMPANIES,
  MAX_ROLES,
  companyCode,
  module,
  source,
  name,
  permissions,
  versionFields,
  appVersion,
} from './app-version.ts'
import { FIELD_GONE } from './slot-calls.ts'

/**
 * Sub-apps of other teams, registered while the server runs. The server fetches an app's files, stores them, and serves them
 * itself; a release set says which versions companies run, and a company consents to what a version may do.
 */
export {
  trust,
  registeredTrust,
  FILES_PATH,
  PAGES_PATH,
  BACK_ENDS_PATH,
  KEYS_PATH,
  MENU_ID_PREFIX,
  MAX_APPS,
  MAX_NAME_CHARACTERS,
  MAX_CONTACT_CHARACTERS,
  MAX_NOTE_CHARACTERS,
  MAX_PLACES,
  MAX_DECLARED_CALLS,
  MAX_BACK_ENDS,
  MAX_COMPANIES,
  MAX_ROLES,
  MAX_FILE_BYTES,
  MAX_BACK_END_BODY_BYTES,
  MAX_VERSION_BYTES,
  MAX_FILES,
  MAX_ARCHIVE_BYTES,
  UPLOAD_STALL_MS,
  MAX_MARKUP_CHARACTERS,
  module,
  source,
  permissions,
  place,
  sourceProblem,
  versionState,
  appVersion,
  type Trust,
  type Source,
  type Permissions,
  type Place,
  type SourceProblem,
  type AppVersion,
} from './app-version.ts'
export {
  MAX_REPORTS,
  MAX_REPORT_CHARACTERS,
  reportHealth,
  MAX_HEALTH_DAYS,
  health,
  type HealthReport,
  type SlotHealth,
} from './health-calls.ts'
export {
  SLOT_RUNNER_PATH,
  RECORD_TARGETS,
  RECORD_FIELDS,
  SLOT_TOPICS,
  MAX_CONTRIBUTIONS,
  MAX_SLOT_SCRIPT_BYTES,
  SLOT_LIMIT_MS,
  SLOT_TASK_MS,
  MAX_FRAME_HEIGHT_PX,
  MAX_FIELD_CHARACTERS,
  contribution,
  slots,
  toPlace,
  type RecordTarget,
  type RecordField,
  type RecordFields,
  type RecordOf,
  type SlotTopic,
  type SlotHome,
  type FieldTarget,
  type Contribution,
  type ContributionKind,
  type ShownContribution,
  type Slots,
  type ShownSlots,
} from './slots.ts'
export { registryApp, registry, token, type RegistryApp } from './registry-calls.ts'
export {
  switchSlot,
  fieldValues,
  saveFieldValues,
  MAX_FIELD_RECORDS,
  MAX_FIELD_VALUES,
} from './slot-calls.ts'
export {
  LOCAL_PAGE_PARAMETER,
  LOCAL_GRANT_PARAMETER,
  LOCAL_PAGE_META,
  DEVELOP_PERMISSION,
  readLocalPage,
  developLocally,
  type LocalPage,
} from './local-page.ts'

/** Decision of the caller's company about an app. */
const ownDecision = z.object({
  isOff: z.boolean(),
  /** The version that was consented to; null: none. */
  consentedVersionId: id.nullable(),
  /** Everything that version asked for. */
  consentedTo: permissions.nullable(),
  /** Roles that see the app; null: everybody. */
  roleIds: z.array(id).nullable(),
})

const appRow = z.object({
  id,
  module,
  name,
  trust,
  ownerContact: z.string(),
  /** Code of the company that owns it, whose people read its versions and health; null: none. */
  ownerCompany: z.string().nullable(),
  /** The caller's company owns it. */
  isOwned: z.boolean(),
  /** False: switched off for all companies. */
  isEnabled: z.boolean(),
  /** The version that the company's set has; null: none. */
  current: appVersion.nullable(),
  decision: ownDecision,
  /** The current version asks for what nobody of the company has consented to. */
  needsConsent: z.boolean(),
  revision,
})
export type AppRow = z.output<typeof appRow>

/** The apps that the caller's company runs, may consent to, or owns; for people of the platform all apps. */
export const list = defineCall({
  id: 'subApp.list',
  path: '/api/apps',
  data: z.object({ apps: z.array(appRow), mayRegister: z.boolean() }),
})

const named = z.object({ id: z.string(), name: z.object({ en: z.string(), zh: z.string() }) })

/**
 * Everything that an app may ask for, by the names that people read: calls, pages, groups of the menu. `roles` are those of the
 * caller's company, of whom the people who see an app are chosen.
 */
export const catalogue = defineCall({
  id: 'subApp.catalogue',
  path: '/api/apps/catalogue',
  data: z.object({
    calls: z.array(named),
    pages: z.array(named),
    groups: z.array(named),
    roles: z.array(z.object({ id, name: z.string() })),
  }),
})
export type NamedId = z.output<typeof named>

/** An app with all its versions, the newest first. For people of the platform and of the company that owns it. */
export const detail = defineCall({
  id: 'subApp.detail',
  path: '/api/apps/detail',
  query: z.strictObject({ module }),
  data: appRow.extend({ versions: z.array(appVersion) }),
})

export const SUB_APP_REFUSALS = {
  moduleTaken: 2001,
  tooManyApps: 2002,
  /** A call, a page or a group that this console does not have; the field names it. */
  unknownPermission: 2003,
  notReady: 2004,
  /** The version is not in what the company runs. */
  notReleased: 2005,
  /** A percentage can only be raised. */
  percentLowered: 2006,
  alreadyCurrent: 2007,
  ownApp: 2008,
  noArchive: 2009,
  archiveTooLarge: 2010,
  archiveCutOff: 2011,
  /** The version has its files, or a source of its own. */
  notWaiting: 2012,
  /** The app has the page of apps: nobody could switch it on again. */
  neededHere: 2013,
  /** A version of the set has been removed. */
  filesRemoved: 2014,
  /** Companies run the app: it has to be taken out of the set that they run first. */
  inUse: 2015,
  fieldGone: FIELD_GONE,
} as const

const {
  moduleTaken,
  tooManyApps,
  unknownPermission,
  notReady,
  notReleased,
  percentLowered,
  alreadyCurrent,
  ownApp,
  noArchive,
  archiveTooLarge,
  archiveCutOff,
  notWaiting,
  neededHere,
  filesRemoved,
  inUse,
} = SUB_APP_REFUSALS

const registered = z.object({ module, versionId: id })

/** The part of a registration that can be changed later. */
const details = {
  name,
  ownerContact: typedLine(MAX_CONTACT_CHARACTERS).min(1),
  ownerCompany: companyCode.nullable().default(null),
}

/** Registers an app and begins to fetch its first version; the version says when it is ready. */
export const register = defineCall({
  id: 'subApp.register',
  method: 'POST',
  path: '/api/apps',
  body: z.strictObject({
    module,
    trust: registeredTrust,
    ...details,
    /** Null: an archive is uploaded for the version. */
    source: source.nullable(),
    ...versionFields,
  }),
  data: registered,
  refusals: { moduleTaken, tooManyApps, unknownPermission },
})

/** Changes the name and the owner of an app. 409 when `revision` is not the present one. */
export const changeDetails = defineCall({
  id: 'subApp.changeDetails',
  method: 'PUT',
  path: '/api/apps/detail',
  body: z.strictObject({ module, ...details, revision }),
  refusals: { ownApp },
})

/** Removes an app that no company runs: its files are deleted, and its module name may be registered again. */
export const remove = defineCall({
  id: 'subApp.remove',
  method: 'DELETE',
  path: '/api/apps',
  query: z.strictObject({ module }),
  refusals: { ownApp, inUse },
})

/** Begins to fetch a further version. Versions never change: each fetch is one. */
export const addVersion = defineCall({
  id: 'subApp.addVersion',
  method: 'POST',
  path: '/api/apps/versions',
  body: z.strictObject({ module, source: source.nullable(), ...versionFields }),
  data: registered,
  refusals: { unknownPermission, ownApp },
})

/** Stores the files of an archive for a version that waits for one, or whose archive was refused. */
export const uploadArchive = defineCall({
  id: 'subApp.uploadArchive',
  method: 'POST',
  path: '/api/apps/versions/archive',
  isForm: true,
  query: z.strictObject({ versionId: queryId }),
  body: z.strictObject({ file: z.file() }),
  timeoutMs: 600_000,
  refusals: { noArchive, archiveTooLarge, archiveCutOff, notWaiting },
})

/** Goes on with a failed version: what is stored is not fetched again. */
export const retryVersion = defineCall({
  id: 'subApp.retryVersion',
  method: 'POST',
  path: '/api/apps/versions/retry',
  body: z.strictObject({ versionId: id }),
})

/** Release of some versions to companies; the apps that are not named keep their versions. */
export const releaseSet = z.object({
  number: id,
  /** The set that the other apps were taken from; null for the first one. */
  basedOn: id.nullable(),
  items: z.array(z.object({ module, name, versionId: id, versionNumber: z.int() })),
  note: z.string(),
  createdAt: unixSeconds,
  createdBy: z.string().nullable(),
})
export type ReleaseSet = z.output<typeof releaseSet>

export const rollout = z.object({
  id,
  setNumber: id,
  /** Companies that get it; null: all. */
  companyCodes: z.array(z.string()).nullable(),
  /** Percent of the people of these companies, always the same ones. */
  percent: z.int(),
  releasedAt: unixSeconds,
  /** Null: the console itself, because a version failed. */
  releasedBy: z.string().nullable(),
  /** The version that failed, where the console went back by itself. */
  failedVersionId: id.nullable(),
})
export type Rollout = z.output<typeof rollout>

/** Sets and rollouts, the newest first. For people of the platform. */
export const sets = defineCall({
  id: 'subApp.sets',
  path: '/api/apps/sets',
  localised: true,
  data: z.object({
    sets: z.array(releaseSet),
    rollouts: z.array(rollout),
    companies: z.array(z.object({ code: z.string(), name: z.string() })),
    /** Versions that can be released, the newest first. */
    releasable: z.array(z.object({ module, name, versions: z.array(z.object({ id, number: z.int() })) })),
  }),
})

const audience = {
  companyCodes: z.array(companyCode).min(1).max(MAX_COMPANIES).nullable().default(null),
  percent: z.int().min(1).max(100).default(100),
}

/**
 * Makes a set of the present one with these versions, and releases it. An item with the version null takes its app out.
 */
export const release = defineCall({
  id: 'subApp.release',
  method: 'POST',
  path: '/api/apps/sets',
  body: z.strictObject({
    items: z
      .array(z.strictObject({ module, versionId: id.nullable() }))
      .min(1)
      .max(MAX_APPS),
    note: typedLine(MAX_NOTE_CHARACTERS).default(''),
    ...audience,
  }),
  data: z.object({ setNumber: id }),
  refusals: { notReady, ownApp, alreadyCurrent },
})

/** Releases a set that is there to more people, or again: rolling back is releasing the former set to all. */
export const releaseAgain = defineCall({
  id: 'subApp.releaseAgain',
  method: 'POST',
  path: '/api/apps/rollouts',
  body: z.strictObject({ setNumber: id, ...audience }),
  refusals: { percentLowered, alreadyCurrent, filesRemoved },
})

/** Switches an app off or on: for the caller's company, or for all of them by people of the platform. Holds at once. */
export const setOff = defineCall({
  id: 'subApp.setOff',
  method: 'PUT',
  path: '/api/apps/off',
  body: z.strictObject({ module, isOff: z.boolean(), everywhere: z.boolean().default(false) }),
  refusals: { neededHere },
})

/** Consents to all that a version asks for, and says who sees the app. */
export const consent = defineCall({
  id: 'subApp.consent',
  method: 'PUT',
  path: '/api/apps/consent',
  body: z.strictObject({
    module,
    versionId: id,
    roleIds: z.array(id).max(MAX_ROLES).nullable().default(null),
  }),
  refusals: { notReleased },
})
