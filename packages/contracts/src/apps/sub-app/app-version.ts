import * as z from 'zod'
import { typedLine } from '../../shared/text.ts'
import { id, unixSeconds } from '../../shared/wire.ts'
import { recordFields, slots, slotTopic } from './slots.ts'

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
const MAX_CODE_CHARACTERS = 32
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

/** Code of a company. */
export const companyCode = z.string().max(MAX_CODE_CHARACTERS)

/** A name in both languages. */
export const name = z.strictObject({
  en: typedLine(MAX_NAME_CHARACTERS).min(1),
  zh: typedLine(MAX_NAME_CHARACTERS).min(1),
})

/** A back end of the app, which it reaches through the console. */
const backEnd = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  origin: z.url({ protocol: /^https?$/ }).max(300),
})

/**
 * Requests of a version: the calls that it sends, by their ids, the pages whose rights it uses, and its back ends; of the records
 * that its contributions stand beside the fields, and the events that it follows.
 */
const asked = z.strictObject({
  calls: z.array(z.string().max(100)).max(MAX_DECLARED_CALLS).default([]),
  pages: z.array(z.string().max(100)).max(MAX_DECLARED_CALLS).default([]),
  backEnds: z.array(backEnd).max(MAX_BACK_ENDS).default([]),
  fields: recordFields.default({}),
  topics: z.array(slotTopic).default([]),
})

/** Everything that a company consents to: also the places of the version's contributions, which the console reads from them. */
export const permissions = asked.extend({ slots: z.array(z.string()).default([]) })
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

/** The part of a registration that each version has of its own. */
export const versionFields = {
  permissions: asked.default({ calls: [], pages: [], backEnds: [], fields: {}, topics: [] }),
  places: z.array(place).min(1).max(MAX_PLACES),
  /** Contributions of the version to pages of the console; null: none. */
  slots: slots.nullable().default(null),
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
  /** Only module scripts, which a sandbox cannot run; `detail` is set for the script of the contributions. */
  'moduleScripts',
  'slotScriptTooLarge',
  /** A file that the contributions name is not in the archive. */
  'missingFile',
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

/** `waiting`: its archive has not been uploaded. `removed`: its files were deleted, so that nobody can come back to it. */
export const versionState = z.enum(['waiting', 'fetching', 'ready', 'failed', 'removed'])

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
  /** Its contributions to pages of the console; null: none. */
  slots: slots.nullable(),
  createdAt: unixSeconds,
  createdBy: z.string().nullable(),
})
export type AppVersion = z.output<typeof appVersion>
