import { isIP } from 'node:net'
import { isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documents, frame, ingest, type Language } from '@console/contracts'
import { z } from 'zod'
import { iceAdvice, iceEnvironment, parseIceSettings, type IceSettings } from './ice/ice-settings.ts'
import {
  languageModelAdvice,
  languageModelEnvironment,
  parseLanguageModelSettings,
  type LanguageModelSettings,
} from './language-model-settings.ts'
import { mailAdvice, mailEnvironment, parseMailSettings, type MailSettings } from './mail-settings.ts'
import { StartProblem } from './start-problem.ts'
import {
  storageAdvice,
  storageEnvironment,
  parseStorageSettings,
  type StorageSettings,
} from './storage-settings.ts'

/** The repository's root: relative folders of the settings start here, whatever the working directory is. */
export const REPOSITORY_ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** Contents of a new database; `people` is the demo data without anything that happened in it. */
const seedProfiles = ['none', 'people', 'demo', 'large'] as const
export type SeedProfile = (typeof seedProfiles)[number]

/** Ten years. */
const MAX_FACT_RETENTION_DAYS = 3_650

/** Proxies in a row before the server. */
const MAX_PROXY_HOPS = 10
/** Names that Fastify knows for private networks. */
const PROXY_NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

/** The proxies whose X-Forwarded-For is believed, as Fastify takes it. A number is that many hops, never "yes". */
const trustedProxies = z.string().transform((text, issues): boolean | number | string => {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{1,2}$/.test(text)) {
    const hops = Number(text)
    if (hops <= MAX_PROXY_HOPS) return hops === 0 ? false : hops
  }
  const addresses = listed(text)
  if (addresses.length > 0 && addresses.every(isProxyAddress)) return addresses.join(',')
  issues.addIssue('no flag, number of hops or list of addresses')
  return z.NEVER
})

function isProxyAddress(text: string): boolean {
  if (PROXY_NETWORKS.includes(text)) return true
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = address.includes('%') ? 0 : isIP(address)
  return version !== 0 && Number(prefix ?? 1) >= 1 && Number(prefix ?? 1) <= (version === 4 ? 32 : 128)
}

function listed(text: string): string[] {
  return text.split(/[\s,]+/).filter((one) => one !== '')
}

/** Origins as browsers write them, separated by commas or spaces. */
const origins = z.string().transform(listed).pipe(z.array(frame.origin).max(100)).default([])

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/** The password of the demo's accounts where nobody else can sign in: the documents name it. */
export const PUBLISHED_PASSWORD = 'Orchid#2026'

/** The address that checkpoints are sent to: nobody in between may read or change them. */
const receiver = z.url({ protocol: /^https?$/ }).refine((text) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || LOOPBACK.test(hostname)
})

/** Settings as they come, by their names. */
export const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  DATA_DIR: z.string().min(1).default('.data'),
  WEB_ROOT: z.string().min(1).default('dist'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_ADMIN_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: trustedProxies.default(false),
  SECRET_KEY_FILE: z.string().min(1).optional(),
  SEED_PROFILE: z.enum(seedProfiles).default('demo'),
  SEED_LANGUAGE: z.enum(['en', 'zh']).default('en'),
  SIMULATOR: z.enum(['on', 'off']).optional(),
  CLOCK_SPEED: z.enum(['1', '10', '60']).default('1'),
  SEED_NOW: z.iso.datetime({ offset: true }).optional(),
  SEED_DAYS: z.coerce.number().int().min(1).max(366).optional(),
  SEED_RECORDINGS: z.enum(['on', 'off']).optional(),
  DEMO_PASSWORD: z.string().min(8).max(128).optional(),
  DEMO: z.enum(['on', 'off']).default('off'),
  STATIC_HOST: frame.origin.optional(),
  ...storageEnvironment,
  ...iceEnvironment,
  ...languageModelEnvironment,
  ...mailEnvironment,
  VOICEPRINT_MODEL: z.string().min(1).optional(),
  PASSWORD_POLICY: z.enum(['default', 'long']).default('default'),
  QUERY_TOKEN: z.enum(['ticket', 'session']).default('ticket'),
  /** Calls go to the address as it is, and the browser's policy names it: a path would exclude everything else there. */
  API_ORIGIN: z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .pipe(z.union([z.literal(''), frame.origin]))
    .default(''),
  /** Capabilities of the platform behind the console beyond the documented calls; without it, all of this server. */
  CAPABILITIES: z
    .string()
    .transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((name) => name.trim())))
    .pipe(z.array(z.string().regex(/^[a-z][A-Za-z]*$/)))
    .optional(),
  /** Other hosts whose pages the console may frame (R36). */
  FRAME_ORIGINS: origins,
  /** Such hosts that get the session token itself, not a ticket (R9). */
  LEGACY_TOKEN_ORIGINS: origins,
  /** Other origins whose pages may open the realtime socket. */
  REALTIME_ORIGINS: origins,
  /** Origins beside this machine's own ports from which developers may open local pages of apps. */
  APP_DEV_ORIGINS: origins,
  /** `private`: hosts of registered apps may have addresses inside the private network. */
  APP_HOSTS: z.enum(['public', 'private']).default('public'),
  /** Names and logos by host, as JSON; the first whose pattern fits wins (SHELL-Q21). */
  BRANDS: z
    .string()
    .transform((text, issues) => {
      try {
        return JSON.parse(text) as unknown // checked by the pipe below
      } catch {
        issues.addIssue('not JSON')
        return z.NEVER
      }
    })
    .pipe(z.array(documents.brand).max(100))
    .default([]),
  /** Days that facts are stored at least. Not fewer than the age at which events are refused: younger ones may still come. */
  FACT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(ingest.MAX_AGE_DAYS)
    .max(MAX_FACT_RETENTION_DAYS)
    .default(ingest.MAX_AGE_DAYS),
  AUDIT_CHECKPOINT_URL: receiver.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** The server's settings, read once. Durations and sizes are constants beside what they limit. */
export type Config = {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly webRoot: string
  readonly databaseUrl: string | undefined
  readonly databaseAdminUrl: string | undefined
  /** Connects the realtime sockets of several servers. */
  readonly redisUrl: string | undefined
  readonly publicUrl: string | undefined
  /**
   * `true`: everybody's X-Forwarded-For is believed; a number: the header of that many hops; otherwise the header of these
   * addresses.
   */
  readonly trustProxy: boolean | number | string
  readonly secretKeyFile: string
  readonly seedProfile: SeedProfile
  readonly seedNow: Date | undefined
  /** Days before today that the demo data has calls of; undefined: as many as its profile says. */
  readonly seedDays: number | undefined
  /** Calls of the demo data get recordings. */
  readonly seedRecordings: 'on' | 'off'
  /** The password of the demo's accounts; null: one that is made when the database is filled, since others can reach the console. */
  readonly demoPassword: string | null
  /** Language of names and texts of the demo data. */
  readonly seedLanguage: Language
  /** Continues the seeded scenario. */
  readonly simulator: 'on' | 'off'
  /** Shows pages with invented figures in the console (DEMO-Q2). */
  readonly demo: 'on' | 'off'
  /** The origin with the files of these pages; empty: the console's own, where this server has them (DEMO-Q3). */
  readonly staticHost: string
  /** Factor by which the server's clock runs faster than real time. */
  readonly clockSpeed: number
  /** The location of files. */
  readonly storage: StorageSettings
  /** Servers by which browsers reach each other for live watching. */
  readonly ice: IceSettings
  /** The model that judges prompt labels; null: none does. */
  readonly languageModel: LanguageModelSettings | null
  /** The server that sends mail; null: none is sent. */
  readonly mail: MailSettings | null
  /** The file of the model that voices are compared by; null: the built-in one. */
  readonly voiceprintModel: string | null
  readonly passwordPolicy: 'default' | 'long'
  readonly queryToken: 'ticket' | 'session'
  readonly apiOrigin: string
  readonly capabilities: string[] | undefined
  readonly brands: readonly documents.Brand[]
  /** Other origins whose pages may be framed, including `legacyTokenOrigins`. */
  readonly frameOrigins: readonly string[]
  readonly legacyTokenOrigins: readonly string[]
  /** Origins beside the console's own whose pages may open the realtime socket. */
  readonly realtimeOrigins: readonly string[]
  /** Hosts of registered apps, of their files and their back ends, may have addresses inside the private network. */
  readonly privateAppHosts: boolean
  /** Origins of local pages of apps, beside `localhost` and `127.0.0.1` with a port. */
  readonly appDevOrigins: readonly string[]
  readonly factRetentionDays: number
  /** Address that also gets the checkpoints of the audit log. */
  readonly auditCheckpointUrl: string | undefined
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Tests only: every answer and refusal is checked against its contract. */
  readonly validateResponses: boolean
}

const ADVICE: Record<string, string> = {
  SEED_PROFILE: 'use none, people, demo or large',
  ...storageAdvice,
  ...iceAdvice,
  ...languageModelAdvice,
  ...mailAdvice,
  PORT: 'use a number from 0 to 65535',
  DATABASE_URL: 'use postgres://user:password@host:port/database',
  DATABASE_ADMIN_URL: 'use postgres://user:password@host:port/database',
  REDIS_URL: 'use redis://user:password@host:port/number, or rediss for TLS',
  PUBLIC_URL: 'use an http or https address',
  CAPABILITIES: 'use none, or names such as session,exports separated by commas',
  API_ORIGIN: 'use an origin such as https://platform.example, without a path, or leave it empty',
  SEED_LANGUAGE: 'use en or zh',
  SIMULATOR: 'use on or off',
  CLOCK_SPEED: 'use 1, 10 or 60',
  SEED_NOW: 'use a time such as 2026-11-21T09:00:00Z',
  SEED_DAYS: 'use a number of days from 1 to 366',
  SEED_RECORDINGS: 'use on or off',
  DEMO_PASSWORD: 'use 8 to 128 characters',
  DEMO: 'use on or off',
  STATIC_HOST: 'use an origin such as https://files.example, or leave it empty',
  PASSWORD_POLICY: 'use default or long',
  QUERY_TOKEN: 'use ticket or session',
  FACT_RETENTION_DAYS: `use a number of days from ${ingest.MAX_AGE_DAYS} to ${MAX_FACT_RETENTION_DAYS}`,
  APP_HOSTS: 'use public or private',
  AUDIT_CHECKPOINT_URL: 'use an https address without a password, or http on this machine',
  LOG_LEVEL: 'use trace, debug, info, warn, error or silent',
  FRAME_ORIGINS: 'use origins such as https://pages.example, separated by commas',
  LEGACY_TOKEN_ORIGINS: 'use origins such as https://pages.example, separated by commas',
  BRANDS: 'use a JSON list of {host, title: {en, zh}, logo, subLogo, supportEmail}',
  TRUST_PROXY: `use false, a number of proxies from 1 to ${MAX_PROXY_HOPS}, their addresses or networks such as 10.0.0.0/8, or true`,
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is how shells and compose files spell "not set".
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? '')
    throw new StartProblem(
      `Setting ${name} has an unusable value: ${ADVICE[name] ?? 'see docs/settings.md'}.`,
    )
  }
  const settings = parsed.data
  const simulator = parseSimulator(settings)
  const dataDir = fromRoot(settings.DATA_DIR)
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir,
    webRoot: fromRoot(settings.WEB_ROOT),
    databaseUrl: settings.DATABASE_URL,
    databaseAdminUrl: settings.DATABASE_ADMIN_URL,
    redisUrl: settings.REDIS_URL,
    publicUrl: settings.PUBLIC_URL,
    trustProxy: settings.TRUST_PROXY,
    secretKeyFile: settings.SECRET_KEY_FILE
      ? fromRoot(settings.SECRET_KEY_FILE)
      : join(dataDir, 'secret.key'),
    seedProfile: settings.SEED_PROFILE,
    seedLanguage: settings.SEED_LANGUAGE,
    simulator,
    clockSpeed: Number(settings.CLOCK_SPEED),
    seedNow: settings.SEED_NOW === undefined ? undefined : new Date(settings.SEED_NOW),
    seedDays: settings.SEED_DAYS,
    // The large profile is for measuring, and the others have no calls.
    seedRecordings: settings.SEED_RECORDINGS ?? (settings.SEED_PROFILE === 'demo' ? 'on' : 'off'),
    demoPassword: settings.DEMO_PASSWORD ?? (isOnThisMachine(settings) ? PUBLISHED_PASSWORD : null),
    demo: settings.DEMO,
    staticHost: settings.STATIC_HOST ?? '',
    storage: parseStorageSettings(settings),
    ice: parseIceSettings(settings),
    languageModel: parseLanguageModelSettings(settings),
    mail: parseMailSettings(settings),
    voiceprintModel: settings.VOICEPRINT_MODEL === undefined ? null : fromRoot(settings.VOICEPRINT_MODEL),
    passwordPolicy: settings.PASSWORD_POLICY,
    queryToken: settings.QUERY_TOKEN,
    apiOrigin: settings.API_ORIGIN,
    capabilities: settings.CAPABILITIES,
    brands: settings.BRANDS,
    frameOrigins: [...new Set([...settings.FRAME_ORIGINS, ...settings.LEGACY_TOKEN_ORIGINS])],
    legacyTokenOrigins: settings.LEGACY_TOKEN_ORIGINS,
    realtimeOrigins: settings.REALTIME_ORIGINS,
    privateAppHosts: settings.APP_HOSTS === 'private',
    appDevOrigins: settings.APP_DEV_ORIGINS,
    factRetentionDays: settings.FACT_RETENTION_DAYS,
    auditCheckpointUrl: settings.AUDIT_CHECKPOINT_URL,
    logLevel: settings.LOG_LEVEL,
    validateResponses: false,
  }
}

type SimulatorSettings = Pick<z.output<typeof environment>, 'SEED_PROFILE' | 'SIMULATOR' | 'CLOCK_SPEED'>

/** The simulator runs for profiles with activity by default. */
function parseSimulator({ SEED_PROFILE, SIMULATOR, CLOCK_SPEED }: SimulatorSettings): Config['simulator'] {
  const hasDemoData = SEED_PROFILE === 'demo' || SEED_PROFILE === 'large'
  const simulator = SIMULATOR ?? (hasDemoData ? 'on' : 'off')
  if (simulator === 'on' && SEED_PROFILE === 'none') {
    throw new StartProblem(
      'Setting SIMULATOR has an unusable value: with SEED_PROFILE=none there is no demo data to play, use off.',
    )
  }
  if (simulator === 'off' && CLOCK_SPEED !== '1') {
    throw new StartProblem(
      'Setting CLOCK_SPEED has an unusable value: a faster clock is for the simulator only, use 1 or SIMULATOR=on.',
    )
  }
  return simulator
}

/** True for a console that listens only to this machine and has a local address: only people at this machine reach it. */
function isOnThisMachine({
  HOST,
  PUBLIC_URL,
}: Pick<z.output<typeof environment>, 'HOST' | 'PUBLIC_URL'>): boolean {
  const hosts = [HOST, ...(PUBLIC_URL === undefined ? [] : [new URL(PUBLIC_URL).hostname])]
  return hosts.every((host) => LOOPBACK.test(host))
}

function fromRoot(folder: string): string {
  return isAbsolute(folder) ? folder : resolve(REPOSITORY_ROOT, folder)
}
