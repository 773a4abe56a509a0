import { setTimeout as pause } from 'node:timers/promises'
import { withDatabase } from '../src/commands/run-command.ts'
import { createRandom, type Random } from '../src/demo/seed/random.ts'
import { readConfig } from '../src/platform/config.ts'
import { startProgram, type Running } from '../src/testing/program.ts'
import { killDatabase, makeDataFolder } from './data-folder.ts'
import { insertReferences } from './definitions.ts'
import { eventSource, type Made } from './events.ts'
import { emptyDeliveryLog, makeApiClient, sendAll, type ApiClient, type DeliveryLog } from './reporter.ts'
import { withStored } from './stored.ts'
import { verifyEvents, verifyStatistics, type EventFaults, type StatisticsFaults } from './verify.ts'

/** Between being ready and being killed at most: about twice what a rollup of the days of `events.ts` takes. */
const MAX_UPTIME_MS = 2_000
/** Every so many kills one strikes before the server is ready. */
const EARLY_KILL_EVERY = 4
/** And every so many strike PostgreSQL as well. */
const DATABASE_KILL_EVERY = 3
const POLL_MS = 50
const SETTLE_LIMIT_MS = 300_000

export type ChaosOptions = { kills: number; seed: number; report?: (line: string) => void }

/** Number of kills that struck each thing; one kill may count twice. */
export type Struck = { starts: number; rollups: number; batches: number; databases: number }

export type ChaosReport = {
  kills: number
  struck: Struck
  acknowledged: number
  /** Events that were stored without an acknowledgement, and were sent again. */
  duplicates: number
  lostAnswers: number
  /** Comparisons of what was acknowledged with what is stored, between two kills and at the end. */
  comparisons: number
  statisticsRows: number
  faults: string[]
}

type ChaosRun = {
  dataDir: string
  tenantId: number
  client: ApiClient
  random: Random
  deliveries: DeliveryLog
  source: () => Made[]
  struck: Struck
  faults: string[]
  comparisons: number
  report: (line: string) => void
  /** Duration of the last undisturbed start; the first kills wait until the server is ready. */
  startMs: number
}

/**
 * Starts the real server, reports events to it as an API client does, kills it (and PostgreSQL) at random moments, and in
 * the end compares what it keeps with what it acknowledged, and its statistics with a full computation.
 */
export async function runChaos({
  kills,
  seed,
  report = () => undefined,
}: ChaosOptions): Promise<ChaosReport> {
  const folder = makeDataFolder()
  try {
    const run = await firstStart(folder.dataDir, { seed, report })
    for (let kill = 1; kill <= kills; kill++) await runUntilKilled(run, kill)
    const events = await settle(run)
    const config = readChaosConfig(run)
    const statistics = await withDatabase(config, ({ adminUrl, appUrl }) =>
      verifyStatistics({ config, adminUrl, appUrl, tenantId: run.tenantId }),
    )
    return buildChaosReport(run, { kills, events, statistics })
  } finally {
    folder.remove()
  }
}

const readChaosConfig = ({ dataDir }: Pick<ChaosRun, 'dataDir'>) => readConfig({ DATA_DIR: dataDir })

function start(dataDir: string): Running {
  return startProgram(dataDir, { SEED_PROFILE: 'people' })
}

/** Makes the data folder, the company's definitions and its API client. */
async function firstStart(
  dataDir: string,
  { seed, report }: { seed: number; report: (line: string) => void },
): Promise<ChaosRun> {
  const server = start(dataDir)
  const url = await server.ready
  const client = await makeApiClient(url)
  const { tenantId, references } = await withDatabase(readChaosConfig({ dataDir }), ({ adminUrl }) =>
    insertReferences(adminUrl),
  )
  await server.end('SIGTERM')
  const random = createRandom(seed)
  return {
    dataDir,
    tenantId,
    client,
    random,
    deliveries: emptyDeliveryLog(),
    source: eventSource(random, references, Date.now()),
    struck: { starts: 0, rollups: 0, batches: 0, databases: 0 },
    faults: [],
    comparisons: 0,
    report,
    startMs: 0,
  }
}

/** One life of the server: it starts on what the last kill left, takes events in while it rolls up, and is killed. */
async function runUntilKilled(run: ChaosRun, kill: number): Promise<void> {
  const { random, struck, deliveries } = run
  const startedAt = new Date()
  const server = start(run.dataDir)
  const isEarly = kill % EARLY_KILL_EVERY === 0
  if (isEarly) {
    await pause(random.next() * run.startMs)
    struck.starts += 1
    if (kill % DATABASE_KILL_EVERY === 0 && killDatabase(run.dataDir)) struck.databases += 1
    await server.end('SIGKILL')
    run.report(`kill ${kill}: while it started`)
    return
  }
  const url = await server.ready
  run.startMs = Date.now() - startedAt.getTime()
  let isOver = false
  const running = Promise.allSettled([
    sendAll({ url, client: run.client, deliveries, next: run.source, isOver: () => isOver }),
    compareEvents(run),
  ])
  const uptimeMs = random.next() * MAX_UPTIME_MS
  const databaseUptimeMs = kill % DATABASE_KILL_EVERY === 0 ? random.next() * uptimeMs : null
  if (databaseUptimeMs !== null) {
    await pause(databaseUptimeMs)
    if (killDatabase(run.dataDir)) struck.databases += 1
  }
  await pause(uptimeMs - (databaseUptimeMs ?? 0))
  const isRolling = await isRollingUp(run, startedAt)
  const isSending = deliveries.inFlight > 0
  await server.end('SIGKILL')
  isOver = true
  if (isRolling) struck.rollups += 1
  if (isSending) struck.batches += 1
  await running
  run.report(
    `kill ${kill}: ${uptimeMs.toFixed(0)} ms after it was ready${isRolling ? ', in a rollup' : ''}${isSending ? ', in a batch' : ''}${databaseUptimeMs === null ? '' : ', PostgreSQL before it'}; ${deliveries.acknowledged.size} events acknowledged`,
  )
}

/**
 * True while a rollup runs: it begins with the start, and its end is written down. A database that was just killed answers
 * nothing.
 */
async function isRollingUp(run: ChaosRun, startedAt: Date): Promise<boolean> {
  try {
    const last = await withStoredRows(run, (stored) => stored.lastRollup())
    return last === null || last < startedAt
  } catch {
    // A killed PostgreSQL leaves it unknown.
    return false
  }
}

function withStoredRows<Result>(
  run: ChaosRun,
  work: Parameters<typeof withStored<Result>>[1],
): Promise<Result> {
  return withDatabase(readChaosConfig(run), ({ adminUrl }) =>
    withStored({ adminUrl, tenantId: run.tenantId }, work),
  )
}

/** A comparison that a kill cuts off is repeated by the next. */
async function compareEvents(run: ChaosRun): Promise<void> {
  const known = [...run.deliveries.acknowledged.values()]
  const faults = await withStoredRows(run, (stored) => verifyEvents(stored, known))
  run.comparisons += 1
  // Events on their way may be stored already: only what is missing counts here.
  for (const fact of [...faults.lost, ...faults.missing, ...faults.doubled])
    run.faults.push(`after a kill: ${fact}`)
}

/** Sends again what was not acknowledged, and lets the server roll up in peace. */
async function settle(run: ChaosRun): Promise<EventFaults> {
  const first = start(run.dataDir)
  const url = await first.ready
  const { client, deliveries } = run
  await sendAll({ url, client, deliveries, next: () => null, isOver: () => false })
  await first.end('SIGTERM')
  const startedAt = new Date()
  const second = start(run.dataDir)
  await second.ready
  const deadline = Date.now() + SETTLE_LIMIT_MS
  const isSettled = () =>
    withStoredRows(run, async (stored) => {
      const last = await stored.lastRollup()
      return last !== null && last >= startedAt && (await stored.markCount()) === 0
    })
  while (!(await isSettled())) {
    if (Date.now() > deadline) throw new Error('the statistics were not computed in time')
    await pause(POLL_MS)
  }
  await second.end('SIGTERM')
  const known = [...deliveries.acknowledged.values()]
  run.comparisons += 1
  return withStoredRows(run, (stored) => verifyEvents(stored, known))
}

function buildChaosReport(
  { deliveries, struck, faults, comparisons }: ChaosRun,
  { kills, events, statistics }: { kills: number; events: EventFaults; statistics: StatisticsFaults },
): ChaosReport {
  const named = (what: string, list: readonly string[]) => list.map((one) => `${what}: ${one}`)
  return {
    kills,
    struck,
    acknowledged: deliveries.acknowledged.size,
    duplicates: deliveries.duplicates,
    lostAnswers: deliveries.lostAnswers,
    comparisons,
    statisticsRows: statistics.rows,
    faults: [
      ...faults,
      ...named('refused', deliveries.refused),
      ...named('acknowledged and lost', events.lost),
      ...named('acknowledged and missing', events.missing),
      ...named('stored twice', events.doubled),
      ...named('stored and never reported', events.unexpected),
      ...named('other than recomputed', statistics.different),
      ...named('calls other than counted', statistics.differentCalls),
    ],
  }
}
