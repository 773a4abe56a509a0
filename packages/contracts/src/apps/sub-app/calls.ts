import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedLine } from '../../shared/text.ts'
import { id, queryId, queryInt, unixSeconds, version as revision } from '../../shared/wire.ts'

/**
 * Sub-apps of other teams, registered while the server runs. The server fetches an app's files, stores them, and serves them
 * itself; a release set says which versions companies run, and a company consents to what a version may do.
 */

/** Who vouches for an app. `own` is part of the console's build; `partner` runs in the page; `isolated` runs in a frame of its own. */
export const trust = z.enum(['own', 'partner', 'isolated'])
export type Trust = z.output<typeof trust>
/** Levels that a registration may have. */
export const registeredTrust = trust.exclude(['own'])

/** Files of versions, by module and id of the version. */
export const FILES_PATH = '/console/app-files/'
/** Pages of a registered app are below this address and its module. */
export const PAGES_PATH = '/console/apps/'
/** Requests to the back ends of an app are sent below it, its module and the name of the back end. */
export const BACK_ENDS_PATH = '/api/apps/'
/** Public keys of the tokens that back ends get, as a JWKS. */
export const KEYS_PATH = '/.well-known/console-apps/jwks.json'
/** Ids in the menu: roles and rights name them. */
export const MENU_ID_PREFIX = 'app.'

export const MAX_APPS = 200
export const MAX_NAME_CHARACTERS = 60
export const MAX_CONTACT_CHARACTERS = 200
export const MAX_NOTE_CHARACTERS = 500
export const MAX_PLACES = 20
export const MAX_DECLARED_CALLS = 200
export const MAX_BACK_ENDS = 10
export const MAX_COMPANIES = 500
export const MAX_ROLES = 100
/** 20 MB a file, 100 MB and 2,000 files a version. */
export const MAX_FILE_BYTES = 20_971_520
/** 1 MB to a back end. */
export const MAX_BACK_END_BODY_BYTES = 1_048_576
export const MAX_VERSION_BYTES = 104_857_600
export const MAX_FILES = 2000
/** 50 MB, packed. */
export const MAX_ARCHIVE_BYTES = 52_428_800
/** Time after which an upload that brings nothing ends. */
export const UPLOAD_STALL_MS = 30_000
/** The body of an HTML entry, without its scripts and styles. */
export const MAX_MARKUP_CHARACTERS = 65_536

export const module = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/)

/** Source of a version: a page that a bundler built, or a manifest in the form of this console. An uploaded archive has either. */
export const source = z.strictObject({
  kind: z.enum(['html', 'manifest']),
  url: z.url({ protocol: /^https?$/ }).max(2000),
})
export type Source = z.output<typeof source>

const name = z.strictObject({
  en: typedLine(MAX_NAME_CHARACTERS).min(1),
  zh: typedLine(MAX_NAME_CHARACTERS).min(1),
})

/** A back end of the app, which it reaches through the console. */
const backEnd = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  origin: z.url({ protocol: /^https?$/ }).max(300),
})

/** What a version asks for: the calls that it sends, by their ids, the pages whose rights it uses, and its back ends. */
export const permissions = z.strictObject({
  calls: z.array(z.string().max(100)).max(MAX_DECLARED_CALLS).default([]),
  pages: z.array(z.string().max(100)).max(MAX_DECLARED_CALLS).default([]),
  backEnds: z.array(backEnd).max(MAX_BACK_ENDS).default([]),
})
export type Permissions = z.output<typeof permissions>

/** A page of the app in the menu. `group` is the id of a group of the menu; null is the group of registered apps. */
export const place = z.strictObject({
  /** Address below the app's own: empty, or `/orders`. */
  path: z.string().regex(/^(\/[\w-]+){0,4}$/),
  /** Page of an app that names its pages, as those of this console do. */
  component: z
    .string()
    .regex(/^[A-Z]\w{0,60}$/)
    .default('App'),
  name,
  group: z.string().max(100).nullable().default(null),
  icon: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .default('appstore'),
  /** Lower ones come first; the built pages of a group come before all. */
  order: z.int().min(0).max(999).default(100),
})
export type Place = z.output<typeof place>

const versionFields = {
  permissions: permissions.default({ calls: [], pages: [], backEnds: [] }),
  places: z.array(place).min(1).max(MAX_PLACES),
}

/** Reasons why the files of a version could not be stored. */
export const sourceProblem = z.enum([
  /** The host has no address. */
  'unknownHost',
  /** The host has an address inside the private network. */
  'privateAddress',
  /** No connection, or it broke off. */
  'unreachable',
  /** Nothing came for a long time, or hardly anything. */
  'stalled',
  /** An answer other than 200; `detail` is the status. */
  'status',
  /** The answer leads to another host, such as a sign-in page. */
  'redirected',
  /** HTML came instead of a script, a style or a manifest. */
  'htmlInstead',
  'fileTooLarge',
  'versionTooLarge',
  'tooManyFiles',
  'emptyFile',
  /** No page with a script, or a manifest that is not one; `detail` says why. */
  'invalidEntry',
  /** Only module scripts, which a sandbox cannot run. */
  'moduleScripts',
  /** A hash of the manifest is not that of the file. */
  'integrity',
  /** The manifest names a file of another place. */
  'foreignFile',
  'invalidArchive',
  /** A name in the archive leads out of it. */
  'climbingPath',
  'storageFull',
  'interrupted',
])
export type SourceProblem = z.output<typeof sourceProblem>

/** `waiting`: its archive has not been uploaded. */
export const versionState = z.enum(['waiting', 'fetching', 'ready', 'failed'])

export const appVersion = z.object({
  id,
  /** Number among the versions of the app, from 1. */
  number: z.int(),
  state: versionState,
  /** Set for a failed one: the reason, the file, and what else is known. */
  problem: z.object({ reason: sourceProblem, file: z.string(), detail: z.string() }).nullable(),
  /** Null for an uploaded archive and for a build of the console. */
  source: source.nullable(),
  files: z.int(),
  bytes: z.int(),
  permissions,
  places: z.array(place),
  createdAt: unixSeconds,
  createdBy: z.string().nullable(),
})
export type AppVersion = z.output<typeof appVersion>

/** What the caller's company has decided about an app. */
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

/** The apps of the caller's company; for people of the platform all apps. */
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

/** An app with all its versions, the newest first. For people of the platform. */
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
} = SUB_APP_REFUSALS

const registered = z.object({ module, versionId: id })

/** Registers an app and begins to fetch its first version; the version says when it is ready. */
export const register = defineCall({
  id: 'subApp.register',
  method: 'POST',
  path: '/api/apps',
  body: z.strictObject({
    module,
    name,
    trust: registeredTrust,
    ownerContact: typedLine(MAX_CONTACT_CHARACTERS).min(1),
    /** Null: an archive is uploaded for the version. */
    source: source.nullable(),
    ...versionFields,
  }),
  data: registered,
  refusals: { moduleTaken, tooManyApps, unknownPermission },
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
  companyCodes: z.array(z.string().max(32)).min(1).max(MAX_COMPANIES).nullable().default(null),
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
  refusals: { percentLowered, alreadyCurrent },
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

/** An app that the person runs, as the shell mounts it. */
export const registryApp = z.object({
  module,
  /** In the language of the request. */
  name: z.string(),
  trust,
  /** Address of the manifest. */
  entry: z.string(),
  versionId: id,
  versionNumber: z.int(),
  /** Whom to contact when it fails; empty for a built app. */
  ownerContact: z.string(),
  pages: z.array(z.object({ path: z.string(), component: z.string() })),
  /** A version that only the caller sees. */
  isPreview: z.boolean(),
})
export type RegistryApp = z.output<typeof registryApp>

/** The apps that the person runs. `off` are built apps that are switched off for the company. */
export const registry = defineCall({
  id: 'subApp.registry',
  path: '/api/apps/registry',
  localised: true,
  query: z.strictObject({
    /** A version that is shown to the caller alone, who may register apps. */
    preview: queryId.optional(),
  }),
  data: z.object({ setNumber: id.nullable(), apps: z.array(registryApp), off: z.array(module) }),
})

/** A token that opens the calls that the company has consented to, for the person's session and one version of an app. */
export const token = defineCall({
  id: 'subApp.token',
  method: 'POST',
  path: '/api/apps/token',
  body: z.strictObject({ module, versionId: id }),
  data: z.object({ token: z.string(), calls: z.array(z.string()) }),
})

export const MAX_REPORTS = 20
export const MAX_REPORT_CHARACTERS = 500
/** Longest time that is counted, in milliseconds. */
const MAX_REPORTED_MS = 600_000
const milliseconds = z.int().min(0).max(MAX_REPORTED_MS)

/** What happened to an app in a browser. */
const healthReport = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mounted'), loadMs: milliseconds, mountMs: milliseconds }),
  z.strictObject({ kind: z.literal('failed'), text: z.string().max(MAX_REPORT_CHARACTERS) }),
  /** An error that nothing in the app caught, a refusal of the page's policy, or what a mount left behind. */
  z.strictObject({ kind: z.enum(['error', 'policy', 'leak']), text: z.string().max(MAX_REPORT_CHARACTERS) }),
  z.strictObject({ kind: z.literal('longTasks'), count: z.int().min(1).max(1000) }),
])

/** Reports of registered apps, without names and addresses of people. */
export const reportHealth = defineCall({
  id: 'subApp.reportHealth',
  method: 'POST',
  path: '/api/apps/health',
  body: z.strictObject({
    reports: z
      .array(z.strictObject({ module, versionId: id, report: healthReport }))
      .min(1)
      .max(MAX_REPORTS),
  }),
})
export type HealthReport = z.output<typeof healthReport>

const healthFigures = {
  mounts: z.int(),
  failures: z.int(),
  errors: z.int(),
  policyReports: z.int(),
  longTasks: z.int(),
  leaks: z.int(),
  /** Means in milliseconds; null: nothing was mounted. */
  loadMs: z.int().nullable(),
  mountMs: z.int().nullable(),
  slowestMs: z.int(),
  calls: z.int(),
  refusedCalls: z.int(),
  backEndRequests: z.int(),
}

export const MAX_HEALTH_DAYS = 30

/** The health of an app's versions in the last days, by the hour. For people of the platform. */
export const health = defineCall({
  id: 'subApp.health',
  path: '/api/apps/health',
  query: z.strictObject({ module, days: queryInt(1, MAX_HEALTH_DAYS).default(7) }),
  data: z.object({
    versions: z.array(
      z.object({
        versionId: id,
        number: z.int(),
        people: z.int(),
        /** People whose last attempt failed. */
        failingPeople: z.int(),
        ...healthFigures,
      }),
    ),
    hours: z.array(z.object({ versionId: id, hour: unixSeconds, ...healthFigures })),
    lastFailures: z.array(z.object({ versionId: id, kind: z.string(), text: z.string(), at: unixSeconds })),
  }),
})
