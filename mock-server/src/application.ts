import { createServer as createServerSocket } from 'node:net'
import type { Logger } from 'pino'
import {
  collectAuditDictionary,
  collectGreetings,
  collectPresenceListeners,
  collectRooms,
  serverModules,
  collectTopics,
} from './domains.ts'
import { createGateway, type Gateway, type GatewayOptions } from './gateway/gateway.ts'
import type { Module } from './modules/module.ts'
import { startCheckpoints } from './platform/audit-checkpoint/checkpoint-job.ts'
import { auditWriter } from './platform/audit/writer.ts'
import { fastClock, systemClock, type Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { tenantDatabase, type AppContext } from './platform/context/context.ts'
import { factProgress } from './platform/context/fact-progress.ts'
import { NoAnswer } from './platform/db/answering.ts'
import {
  authenticationPoolFor,
  clientFor,
  poolFor,
  toRequestsPool,
  REQUEST_STATEMENT_TIMEOUT_MS,
  type DatabaseClient,
} from './platform/db/client.ts'
import { asOnlyStarter } from './platform/db/one-starter.ts'
import { openDatabase, type OpenDatabase } from './platform/db/open-database.ts'
import { getErrorCode } from './platform/error-code.ts'
import { openLeases, type Leases } from './platform/lease/leases.ts'
import { createLog } from './platform/log.ts'
import { openRedis } from './platform/redis/open-redis.ts'
import { passwordHasher, type PasswordHasher } from './platform/secrets/password-hasher.ts'
import { readSecretKey } from './platform/secrets/secret-key.ts'
import { secretsFrom } from './platform/secrets/secrets.ts'
import { StartProblem } from './platform/start-problem.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import type { Storage } from './platform/storage/storage.ts'
import { playDemoAdministration } from './play-demo-administration.ts'
import { prepareDatabase, type Prepared } from './prepare-database.ts'
import { createServer } from './server.ts'

export type Application = {
  ctx: AppContext
  /** Address at which it listens, e.g. `http://127.0.0.1:8080`. */
  address: string
  prepared: Prepared
  stop: () => Promise<void>
}

export type ApplicationParts = {
  config: Config
  /** One line for the person who started it. */
  say: (line: string) => void
  /** Called when something is lost without which the server cannot continue. */
  onLost: (reason: string) => void
  /** Aborts the start. */
  signal?: AbortSignal
  clock?: Clock
  log?: Logger
  /** Tests wrap the storage of the folder. */
  wrapStorage?: (inner: Storage) => Storage
  /** Tests hash with less memory. */
  passwords?: PasswordHasher
  /** Tests wait for less. */
  requestStatementTimeoutMs?: number | undefined
  databaseLimits?: DatabaseLimits
  /** Tests move the time of the realtime socket. */
  realtime?: Omit<GatewayOptions, 'topics' | 'greetings' | 'rooms' | 'presence' | 'databaseUrl' | 'redis'>
  /** Tests bring a database of their own. */
  database?: OpenDatabase
}

type DatabaseLimits = {
  /** Time that a query of the other connections may take, from its beginning, once one connection is found dead. */
  suspectedMs: number
  /** Time from the beginning of a stop; the grace for running requests ends before. */
  stopMs: number
}
const DATABASE_LIMITS: DatabaseLimits = { suspectedMs: 8_000, stopMs: 12_000 }

/**
 * Connections that the system accepts for a busy server. Beyond it their first packets are dropped and repeated after 1, 3 and 7 s: all
 * consoles come back at once when a server has restarted. Linux caps it at `net.core.somaxconn`, by default this.
 */
const ACCEPT_BACKLOG = 4096

/** config → key → database → context → modules → listening, each failing with one clear line. */
export async function startApplication(parts: ApplicationParts): Promise<Application> {
  const {
    config,
    say,
    onLost,
    signal = new AbortController().signal,
    clock = config.clockSpeed === 1 ? systemClock : fastClock(config.clockSpeed),
    log = createLog(config),
    wrapStorage = (inner) => inner,
    passwords = passwordHasher(),
    requestStatementTimeoutMs = REQUEST_STATEMENT_TIMEOUT_MS,
    databaseLimits = DATABASE_LIMITS,
  } = parts
  await requireStartable(config, clock)
  const database = parts.database ?? (await openDatabase(config, { say, onLost, signal }))
  const clients = createClients(database, { log, requestStatementTimeoutMs, limits: databaseLimits })
  try {
    const secrets = secretsFrom(readSecretKey(config.secretKeyFile))
    const storage = wrapStorage(await openStorage(config, clock))
    const modules = serverModules()
    const { adminUrl } = database
    const { prepared, contextAt } = await asOnlyStarter(adminUrl, async () => {
      const filling = { config, clock, secrets, passwords, storage, log, say, signal }
      const prepared = await prepareDatabase({ ...filling, ...database })
      const leases = await clients.openLeases(
        config.redisUrl === undefined ? () => warnOfOtherServers(log) : undefined,
      )
      const shared = { config, log, storage, secrets, passwords, leases }
      const contextAt = createContextFactory({ ...shared, modules, clients, requestStatementTimeoutMs })
      await playDemoAdministration({ prepared, adminUrl, contextAt, clock, signal })
      return { prepared, contextAt }
    })
    const ctx = contextAt(clock)
    const server = createServer(ctx, modules, await openGateway(ctx, modules, { ...parts, database }))
    await server.start()
    const address = await listen(server.app, config)
    const checkpoints = await startCheckpoints(ctx)
    return {
      ctx,
      address,
      prepared,
      stop: async () => {
        const endOfPatience = setTimeout(clients.giveUp, databaseLimits.stopMs)
        await server.stop()
        await checkpoints.stop()
        await clients.close()
        clearTimeout(endOfPatience)
      },
    }
  } catch (error) {
    await clients.close()
    throw error
  }
}

async function openGateway(
  ctx: AppContext,
  modules: readonly Module[],
  { realtime, database }: Pick<ApplicationParts, 'realtime'> & { database: OpenDatabase },
): Promise<Gateway> {
  const { redisUrl } = ctx.config
  return createGateway(ctx, {
    ...realtime,
    topics: collectTopics(modules),
    rooms: collectRooms(modules),
    greetings: collectGreetings(modules),
    presence: collectPresenceListeners(modules),
    databaseUrl: database.appUrl,
    redis: redisUrl === undefined ? undefined : await openRedis(redisUrl, ctx.log),
  })
}

/** Creates the clients of a database and the leases in it, with the functions that end them all. */
function createClients(database: OpenDatabase, { log, requestStatementTimeoutMs, limits }: ClientOptions) {
  let isClosing = false
  // An idle connection that the database drops is replaced by the next query. Those that are given up were reported as a whole.
  const report = (error: Error): void => {
    if (!isClosing && !(error instanceof NoAnswer)) log.warn({ err: error }, 'a database connection was lost')
  }
  const pool = poolFor(database.appUrl).on('error', report)
  const authenticationPool = authenticationPoolFor(database.appUrl).on('error', report)
  const pools = [pool, authenticationPool]
  const client = clientFor(pool)
  const authentication = clientFor(authenticationPool)
  const onConnectionLost = (): void => pools.forEach((each) => each.suspect(limits.suspectedMs))
  let leases: Leases | undefined
  async function close(): Promise<void> {
    isClosing = true
    await leases?.close()
    await client.destroy()
    await authentication.destroy()
    await database.close()
  }
  return {
    client,
    requests: clientFor(toRequestsPool(pool, requestStatementTimeoutMs)),
    authentication,
    close,
    /** Everything that waits for the database fails now. */
    giveUp: (): void => pools.forEach((each) => each.giveUp()),
    openLeases: async (onOthers?: () => void) =>
      (leases = await openLeases({ databaseUrl: database.appUrl, onConnectionLost, onOthers, log })),
  }
}

type ClientOptions = { log: Logger; requestStatementTimeoutMs: number; limits: DatabaseLimits }

/** Warns of other servers, which nothing else would report: each of them works, but some people do not see each other. */
function warnOfOtherServers(log: Logger): void {
  log.warn(
    'another server works with this database, and REDIS_URL is not set: their realtime sessions do not know of each other',
  )
}

async function requireStartable(config: Config, clock: Clock): Promise<void> {
  if (config.seedNow && config.seedNow > clock.now())
    throw new StartProblem('SEED_NOW is in the future. Use the present or a moment in the past.')
  await requirePort(config)
}

type ContextParts = Omit<AppContext, 'db' | 'clock' | 'factProgress' | 'auditDictionary' | 'erasures'> & {
  modules: readonly Module[]
  clients: Record<'client' | 'requests' | 'authentication', DatabaseClient>
  requestStatementTimeoutMs: number
}

/** The context of a server with the given clock. */
function createContextFactory({ modules, clients, requestStatementTimeoutMs, ...rest }: ContextParts) {
  const { client, requests, authentication } = clients
  return (clock: Clock): AppContext => ({
    ...rest,
    clock,
    factProgress: factProgress(),
    db: tenantDatabase(client, {
      audit: auditWriter(clock, rest.secrets),
      clock,
      authentication,
      requests,
      requestStatementTimeoutMs,
    }),
    auditDictionary: collectAuditDictionary(modules),
    erasures: modules.flatMap(({ erasure }) => erasure ?? []),
  })
}

/** Looks before the database starts: a taken port is the commonest mistake, and is reported at once. */
function requirePort({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServerSocket()
    probe.once('error', (error) => reject(portProblem(error, { host, port })))
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  })
}

async function listen(app: ReturnType<typeof createServer>['app'], { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port, backlog: ACCEPT_BACKLOG })
  } catch (error) {
    await app.close()
    throw portProblem(error, { host, port })
  }
}

function portProblem(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const code = getErrorCode(error)
  if (code === 'EADDRINUSE')
    return new StartProblem(`Port ${port} on ${host} is taken. Stop what uses it, or set PORT to another.`)
  if (code === 'EACCES')
    return new StartProblem(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new StartProblem(`HOST ${host} is no address of this machine.`)
  return error
}
