import { user, type BodyOf, type Call, type Language, type ParamsOf, type QueryOf } from '@console/contracts'
import { sql, type Kysely } from 'kysely'
import type { PageId } from '../../src/access/menu/menu-id.ts'
import { runReports } from '../../src/modules/operations/report-schedule/run-reports.ts'
import { runBackFills } from '../../src/modules/review/past-calls/run-back-fills.ts'
import { judgeCalls } from '../../src/modules/review/prompt-label/judge-calls.ts'
import { raiseAllAlerts } from '../../src/modules/statistics/monitor/raise-alerts.ts'
import { applyRetention } from '../../src/modules/statistics/retention/index.ts'
import { rollUpAll } from '../../src/modules/statistics/rollup/index.ts'
import { cleanUpVoices } from '../../src/modules/voiceprint/voiceprint/job/clean-up-voices.ts'
import { runVoiceChecks } from '../../src/modules/voiceprint/voiceprint/job/run-voice-checks.ts'
import { takeOverChecks } from '../../src/modules/voiceprint/voiceprint/job/take-over-checks.ts'
import type { Config } from '../../src/platform/config.ts'
import type { TenantTx } from '../../src/platform/context/context.ts'
import type { Database } from '../../src/platform/db/schema.ts'
import type { SecretPurpose } from '../../src/platform/secrets/secrets.ts'
import {
  cloneDatabase,
  startTestServer,
  type Answer,
  type OwnData,
  type TestDatabase,
  type TestServer,
} from '../../src/testing/start-test-server.ts'
import { manualClock, type ManualClock } from './clock.ts'
import { pausedStorage, type PausedStorage } from './paused-storage.ts'

type Sent<C extends Call> = {
  params?: ParamsOf<C>
  query?: QueryOf<C>
  body?: BodyOf<C>
  language?: Language
  headers?: Record<string, string>
}

/** `fields` are a 400's reasons by field; `body` is all that a caller learns, to compare two answers by. */
export type Reply<Data> = Answer<Data> & { fields: Record<string, string> | undefined; body: unknown }

export type Caller = {
  send: <C extends Call>(call: C, sent?: Sent<C>) => Promise<Reply<OwnData<C>>>
  /** Sends a query that the contract's own types would not let a client write. */
  sendRaw: (call: Call, raw: { query?: string; body?: unknown }) => Promise<Reply<unknown>>
}
export type Person = Caller & { readonly token: string; readonly userId: number; readonly tenantId: number }

/** The real server on the demo data, with a clock and a disk that the test commands. */
export type Demo = {
  /** Signs a demo account in; the second time it is the same session. Its roles get the pages that they lack. */
  as: (username: string, ...pages: PageId[]) => Promise<Person>
  nobody: Caller
  /** The person of a token that a test obtained by itself. */
  bearer: (of: Pick<Person, 'token' | 'userId' | 'tenantId'>) => Person
  get: (path: string) => Promise<{ status: number; headers: Headers; text: string }>
  /** Sends anything that is no call of the contract: forms, documents. */
  fetch: TestServer['fetch']
  readonly url: string
  clock: ManualClock
  storage: PausedStorage
  sign: (purpose: SecretPurpose, payload: string) => string
  inTenant: <Result>(tenantId: number, work: (tx: TenantTx) => Promise<Result>) => Promise<Result>
  asOwner: TestServer['asOwner']
  /** Computes every tenant's statistics, as the server does at a full quarter of an hour. */
  rollUp: () => Promise<void>
  /** Raises the inactivity alerts of the last minutes, as the server does every half minute. */
  raiseAlerts: () => Promise<void>
  /** Continues the back-fills of labels, as the server does every two seconds. */
  backFill: () => Promise<void>
  /** Starts scheduled reports that are due and ends those that are ready, as the server does every ten seconds. */
  runReports: () => Promise<void>
  /** Has prompt labels judge the calls that are due, as the server does every five seconds. */
  judgeCalls: () => Promise<void>
  /** Checks the voices of recordings that wait for it, as the server does every two seconds. */
  checkVoices: () => Promise<void>
  /** The first work of a server that gets the lease of another. */
  takeOverChecks: () => Promise<void>
  /** Expires samples of voices and deletes old check records, as the server does once a day. */
  cleanUpVoices: () => Promise<void>
  /** Deletes data that is older than its limit, as the server does once a day. */
  applyRetention: () => Promise<void>
  /** Stops the server and starts another on the same database. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export type DemoOptions = {
  config?: Partial<Config>
  /** By default a database with the people alone. */
  database?: TestDatabase
  /** By default the moment of every test. */
  now?: string
}

export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const { config = {}, database = await cloneDatabase() } = options
  const clock = manualClock(options.now)
  let storage: PausedStorage | undefined
  const start = () =>
    startTestServer({ config, database, clock, wrapStorage: (inner) => (storage = pausedStorage(inner)) })
  let server = await start()
  let people = new Map<string, Promise<Person>>()
  const requireStorage = () => {
    if (!storage) throw new Error('the server has no storage')
    return storage
  }

  return {
    as: async (username, ...pages) => {
      const known = people.get(username) ?? signIn(server, username)
      people.set(username, known)
      const { userId } = await known
      if (pages.length > 0) await server.asOwner((db) => grantPages(db, userId, pages))
      return known
    },
    nobody: {
      send: (call, sent) => send(server, { call, sent }),
      sendRaw: (call, raw) => sendRaw(server, { call, raw }),
    },
    bearer: (of) => createPerson(server, of),
    get: async (path) => {
      const answer = await server.fetch(path)
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    },
    fetch: (path, init) => server.fetch(path, init),
    get url() {
      return server.url
    },
    clock,
    get storage() {
      return requireStorage()
    },
    sign: (purpose, payload) => server.ctx.secrets.sign(purpose, payload),
    inTenant: (tenantId, work) => server.ctx.db.inTenant(tenantId, work),
    asOwner: (work) => server.asOwner(work),
    rollUp: () => rollUpAll(server.ctx),
    raiseAlerts: () => raiseAllAlerts(server.ctx),
    backFill: () => runBackFills(server.ctx),
    runReports: () => runReports(server.ctx),
    judgeCalls: () => judgeCalls(server.ctx),
    checkVoices: () => runVoiceChecks(server.ctx),
    takeOverChecks: () => takeOverChecks(server.ctx, new AbortController().signal),
    cleanUpVoices: () => cleanUpVoices(server.ctx),
    applyRetention: () => applyRetention(server.ctx),
    restart: async () => {
      await server.stop()
      people = new Map()
      server = await start()
    },
    stop: async () => {
      await server.stop()
      await database.drop()
    },
  }
}

async function grantPages(db: Kysely<Database>, userId: number, pages: readonly PageId[]): Promise<void> {
  await sql`update role set menu_ids = array(select distinct unnest(menu_ids || ${pages}::text[]))
    where id in (select role_id from user_role where user_id = ${userId})`.execute(db)
}

async function signIn(server: TestServer, username: string): Promise<Person> {
  const token = await server.signIn(username)
  const { userId, tenantId } = (await server.send(user.info, { token })).data
  return createPerson(server, { token, userId, tenantId })
}

function createPerson(server: TestServer, of: Pick<Person, 'token' | 'userId' | 'tenantId'>): Person {
  const { token } = of
  return {
    ...of,
    send: (call, sent) => send(server, { call, sent, token }),
    sendRaw: (call, raw) => sendRaw(server, { call, raw, token }),
  }
}

async function send<C extends Call>(
  server: TestServer,
  { call, sent = {}, token }: { call: C; sent?: Sent<C> | undefined; token?: string },
): Promise<Reply<OwnData<C>>> {
  const answer = await server.send(call, { ...sent, ...(token === undefined ? {} : { token }) })
  const { status, code, message, data } = answer
  return { ...answer, fields: answer.detail.fields, body: { status, code, message, data } }
}

async function sendRaw(
  server: TestServer,
  { call, raw, token }: { call: Call; raw: { query?: string; body?: unknown }; token?: string },
): Promise<Reply<unknown>> {
  const { path, ...rest } = call
  // An address with its query: only these tests write one by hand.
  const withQuery: Call = { ...rest, path: raw.query === undefined ? path : `${path}?${raw.query}` }
  return send(server, {
    call: withQuery,
    sent: { body: raw.body },
    ...(token === undefined ? {} : { token }),
  })
}
