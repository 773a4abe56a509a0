import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  anyEnvelope,
  failureDetail,
  buildCallPath,
  session,
  type BodyOf,
  type Call,
  type DataOf,
  type FailureDetail,
  type Language,
  type ParamsOf,
  type QueryOf,
} from '@console/contracts'
import { sql, type Kysely } from 'kysely'
import type pg from 'pg'
import { pino, type Logger } from 'pino'
import { startApplication, type ApplicationParts } from '../application.ts'
import type { GatewayOptions } from '../gateway/gateway.ts'
import type { Clock } from '../platform/clock.ts'
import { readConfig, type Config } from '../platform/config.ts'
import type { AppContext } from '../platform/context/context.ts'
import { clientFor } from '../platform/db/client.ts'
import { ownersPool, withConnection } from '../platform/db/owner.ts'
import type { Database } from '../platform/db/schema.ts'
import { passwordHasher } from '../platform/secrets/password-hasher.ts'
import type { Storage } from '../platform/storage/storage.ts'
import {
  CLUSTER_VARIABLE,
  startTestCluster,
  toTemplateName,
  TEST_MEMORY_COST_KIB,
  testClusterLocation,
  toDatabaseUrl,
  type Profile,
  type TestCluster,
  type TestClusterLocation,
} from './test-cluster.ts'

export { CLUSTER_VARIABLE, startTestCluster, type TestCluster } from './test-cluster.ts'

export const DEMO_PASSWORD = 'Orchid#2026'

/** A database cloned for one test file; a server on it may be stopped and another started. */
export type TestDatabase = {
  adminUrl: string
  appUrl: string
  secretKeyFile: string
  /** One-time password of the first administrator (`none` profile). */
  firstPassword: string
  drop: () => Promise<void>
}

export type TestServerOptions = {
  profile?: Profile
  config?: Partial<Config>
  clock?: Clock
  log?: Logger
  wrapStorage?: (inner: Storage) => Storage
  requestStatementTimeoutMs?: number
  databaseLimits?: ApplicationParts['databaseLimits']
  realtime?: Omit<GatewayOptions, 'topics' | 'greetings' | 'rooms' | 'presence' | 'databaseUrl' | 'redis'>
  /** A database that outlives the server; without it the server has its own and drops it at the end. */
  database?: TestDatabase
}

export type SendOptions<C extends Call> = {
  params?: ParamsOf<C>
  query?: QueryOf<C>
  body?: BodyOf<C>
  token?: string
  language?: Language
  headers?: Record<string, string>
}

/** Our server answers a change with what the documents leave out, too. */
export type OwnData<C extends Call> = Exclude<DataOf<C>, undefined>

export type Answer<Data> = {
  status: number
  /** The code of either envelope: 0 or 200 for success. */
  code: number
  message: string
  /** Checked against nothing here: the server does that in tests. */
  data: Data
  detail: FailureDetail
  headers: Headers
}

export type TestServer = {
  url: string
  ctx: AppContext
  database: TestDatabase
  send: <C extends Call>(call: C, options?: SendOptions<C>) => Promise<Answer<OwnData<C>>>
  /** A session token; throws when the sign-in is refused. */
  signIn: (username: string, password?: string) => Promise<string>
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** Runs work as the owner of the tables, past row-level security. */
  asOwner: <Result>(work: (db: Kysely<Database>) => Promise<Result>) => Promise<Result>
  /** Runs work as the superuser, past triggers too. */
  asAdmin: <Result>(work: (client: pg.Client) => Promise<Result>) => Promise<Result>
  stop: () => Promise<void>
}

/** Clones a filled database. In vitest the cluster is the run's; elsewhere one is started and ends with `drop`. */
export async function cloneDatabase(profile: Profile = 'people'): Promise<TestDatabase> {
  const { own, cluster } = await clusterOfRun()
  return cloneTemplate(toTemplateName(profile), cluster, own)
}

/**
 * Clones a database that has a test scenario besides the people. The first file of a run that requests the scenario of
 * this name fills it, for all of them.
 */
export async function cloneScenario(
  name: string,
  fill: (database: TestDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const { own, cluster } = await clusterOfRun()
  const template = `template_scenario_${name}`
  await withConnection(cluster.adminUrl, async (admin) => {
    // Locked until the connection ends: the other workers wait for the scenario.
    await admin.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (rowCount !== 0) return
    const database = await cloneTemplate(toTemplateName('people'), cluster, own)
    await fill(database)
    const made = new URL(database.adminUrl).pathname.slice(1)
    await withConnection(database.adminUrl, (inScenario) => inScenario.query('vacuum (analyze)'))
    await admin.query(`alter database ${made} rename to ${template}`)
  })
  return cloneTemplate(template, cluster, own)
}

async function clusterOfRun(): Promise<{ own: TestCluster | null; cluster: TestClusterLocation }> {
  const shared = process.env[CLUSTER_VARIABLE]
  const own = shared === undefined ? await startTestCluster() : null
  return { own, cluster: own ?? testClusterLocation.parse(JSON.parse(shared ?? '')) }
}

async function cloneTemplate(
  template: string,
  cluster: TestClusterLocation,
  own: TestCluster | null,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await withConnection(cluster.adminUrl, (admin) =>
    admin.query(`create database ${name} template ${template}`),
  )
  return {
    adminUrl: toDatabaseUrl(cluster.adminUrl, name),
    appUrl: toDatabaseUrl(cluster.appUrl, name),
    secretKeyFile: cluster.secretKeyFile,
    firstPassword: cluster.firstPassword,
    drop: async () => {
      if (own) await own.stop()
      else
        await withConnection(cluster.adminUrl, (admin) =>
          admin.query(`drop database if exists ${name} with (force)`),
        )
    },
  }
}

/** Work past row-level security at once in one test; each opens a connection, which the next work takes over. */
const OWNERS_AT_ONCE = 10

/** Runs work as the owner of the tables, each on a connection that is as if it had just been opened. */
function createOwnerClient(database: TestDatabase) {
  const pool = ownersPool(database.adminUrl, OWNERS_AT_ONCE)
  const client = clientFor(pool)
  return {
    work: <Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> =>
      client.connection().execute(async (db) => {
        try {
          return await work(db)
        } finally {
          await sql`discard all`.execute(db)
        }
      }),
    end: () => client.destroy(),
  }
}

/** The real server on a database of its own, listening on a free port, with every answer checked by its contract. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { profile = 'people', config = {}, database = await cloneDatabase(profile) } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'console-files-'))
  const application = await startApplication({
    config: {
      ...readConfig({
        PORT: '0',
        SEED_PROFILE: profile,
        SEED_RECORDINGS: 'off',
        DATA_DIR: dataDir,
        WEB_ROOT: join(dataDir, 'web'),
      }),
      secretKeyFile: database.secretKeyFile,
      validateResponses: true,
      ...config,
    },
    passwords: passwordHasher(TEST_MEMORY_COST_KIB),
    log: options.log ?? pino({ level: 'silent' }),
    say: () => undefined,
    onLost: (reason) => {
      throw new Error(reason)
    },
    database: { appUrl: database.appUrl, adminUrl: undefined, close: async () => undefined },
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.realtime ? { realtime: options.realtime } : {}),
    requestStatementTimeoutMs: options.requestStatementTimeoutMs,
    ...(options.databaseLimits ? { databaseLimits: options.databaseLimits } : {}),
    ...(options.wrapStorage ? { wrapStorage: options.wrapStorage } : {}),
  })
  const { address: url, ctx } = application
  const owner = createOwnerClient(database)
  const send: TestServer['send'] = (call, given = {}) => sendTo(url, call, given)
  return {
    url,
    ctx,
    database,
    send,
    signIn: async (username, password = DEMO_PASSWORD) => {
      const answer = await send(session.login, { body: { username, password, clientId: session.CLIENT_ID } })
      if (answer.status !== 200 || answer.code !== 0)
        throw new Error(`${username} was not signed in: ${answer.message}`)
      return answer.data.token
    },
    fetch: (path, init) => fetch(new URL(path, url), { redirect: 'manual', ...init }),
    asOwner: owner.work,
    asAdmin: (work) => withConnection(database.adminUrl, work),
    stop: async () => {
      await application.stop()
      await owner.end()
      await rm(dataDir, { recursive: true, force: true })
      if (!options.database) await database.drop()
    },
  }
}

/** A query value as the console's client writes it. */
function toQueryText(value: {}): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

async function sendTo<C extends Call>(
  url: string,
  call: C,
  options: SendOptions<C>,
): Promise<Answer<OwnData<C>>> {
  const target = new URL(buildCallPath(call, options.params), url)
  for (const [name, value] of Object.entries(options.query ?? {})) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value])
      if (item !== undefined && item !== null) target.searchParams.append(name, toQueryText(item))
  }
  const response = await fetch(target, {
    method: call.method,
    headers: {
      'accept-language': options.language ?? 'en',
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  })
  const envelope = anyEnvelope.parse(await response.json())
  return {
    status: response.status,
    code: envelope.errorCode ?? envelope.code ?? Number.NaN,
    message: envelope.errorMsg ?? envelope.msg ?? '',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checked it by this call's contract; a refusal's is not read
    data: envelope.data as OwnData<C>,
    detail: failureDetail.safeParse(envelope.data).data ?? {},
    headers: response.headers,
  }
}
