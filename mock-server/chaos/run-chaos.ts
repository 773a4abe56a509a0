import { setTimeout as pause } from 'node:timers/promises'
import { withDatabase } from '../src/commands/run-command.ts'
import { readConfig } from '../src/platform/config.ts'
import { createRandom, type Random } from '../src/demo/seed/random.ts'
import { startProgram, type Running } from '../tests/support/program.ts'
import { killDatabase, makeDataFolder } from './data-folder.ts'
import { makeThings } from './definitions.ts'
import { eventSource, type Made } from './events.ts'
import { judgeEvents, judgeStatistics, type EventFaults, type StatisticsFaults } from './verify.ts'
import { emptyLedger, makeApiClient, sendAll, type ApiClient, type Ledger } from './reporter.ts'
import { withStored } from './stored.ts'

/** Between being ready and being killed at most: about twice what a rollup of the days of `events.ts` takes. */
const LONGEST_LIFE_MS = 2_000
/** Every so many kills one strikes before the server is ready. */
const EARLY_KILL_EVERY = 4
/** And every so many strike PostgreSQL as well. */
const DATABASE_KILL_EVERY = 3
const POLL_MS = 50
const SETTLE_LIMIT_MS = 300_000

export type ChaosOptions = { kills: number; seed: number; report?: (line: string) => void }

/** How often a kill struck what; one kill may count twice. */
export type Struck = { starts: number; rollups: number; batches: number; databases: number }

export type ChaosReport = {
  kills: number
  struck: Struck
  acknowledged: number
  /** Events that were stored without anybody having been told, and were sent again. */
  duplicates: number
  lostAnswers: number
  /** Comparisons of what was acknowledged with what is stored, between two kills and at the end. */
  comparisons: number
  statisticsRows: number
  faults: string[]
}

type World = {
  dataDir: string
  tenantId: number
  client: ApiClient
  random: Random
  ledger: Ledger
  source: () => Made[]
  struck: Struck
  faults: string[]
  comparisons: number
  report: (line: string) => void
  /** What an undisturbed start took. */
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
    const world = await firstStart(folder.dataDir, { seed, report })
    for (let kill = 1; kill <= kills; kill++) await liveAndDie(world, kill)
    const events = await settle(world)
    const config = configOf(world)
    const statistics = await withDatabase(config, ({ adminUrl, appUrl }) =>
      judgeStatistics({ config, adminUrl, appUrl, tenantId: world.tenantId }),
    )
    return reportOf(world, { kills, events, statistics })
  } finally {
    folder.remove()
  }
}

const configOf = ({ dataDir }: Pick<World, 'dataDir'>) => readConfig({ DATA_DIR: dataDir })

function start(dataDir: string): Running {
  return startProgram({ DATA_DIR: dataDir, SEED_PROFILE: 'people' })
}

/** Makes the data folder, the company's definitions and its API client. */
async function firstStart(
  dataDir: string,
  { seed, report }: { seed: number; report: (line: string) => void },
): Promise<World> {
  const server = start(dataDir)
  const url = await server.ready
  const client = await makeApiClient(url)
  const { tenantId, things } = await withDatabase(configOf({ dataDir }), ({ adminUrl }) =>
    makeThings(adminUrl),
  )
  await server.end('SIGTERM')
  const began = performance.now()
  const second = start(dataDir)
  await second.ready
  const startMs = performance.now() - began
  await second.end('SIGTERM')
  const random = createRandom(seed)
  return {
    dataDir,
    tenantId,
    client,
    random,
    ledger: emptyLedger(),
    source: eventSource(random, things, Date.now()),
    struck: { starts: 0, rollups: 0, batches: 0, databases: 0 },
    faults: [],
    comparisons: 0,
    report,
    startMs,
  }
}

/** One life of the server: it starts on what the last kill left, takes events in while it rolls up, and is killed. */
async function liveAndDie(world: World, kill: number): Promise<void> {
  const { random, struck, ledger } = world
  const bornAt = new Date()
  const server = start(world.dataDir)
  const isEarly = kill % EARLY_KILL_EVERY === 0
  if (isEarly) {
    await pause(random.next() * world.startMs)
    struck.starts += 1
    if (kill % DATABASE_KILL_EVERY === 0 && killDatabase(world.dataDir)) struck.databases += 1
    await server.end('SIGKILL')
    world.report(`kill ${kill}: while it started`)
    return
  }
  const url = await server.ready
  let isOver = false
  const living = Promise.allSettled([
    sendAll({ url, client: world.client, ledger, next: world.source, isOver: () => isOver }),
    compareEvents(world),
  ])
  const lifeMs = random.next() * LONGEST_LIFE_MS
  const databaseLifeMs = kill % DATABASE_KILL_EVERY === 0 ? random.next() * lifeMs : null
  if (databaseLifeMs !== null) {
    await pause(databaseLifeMs)
    if (killDatabase(world.dataDir)) struck.databases += 1
  }
  await pause(lifeMs - (databaseLifeMs ?? 0))
  const isRolling = await isRollingUp(world, bornAt)
  const isSending = ledger.inFlight > 0
  await server.end('SIGKILL')
  isOver = true
  if (isRolling) struck.rollups += 1
  if (isSending) struck.batches += 1
  await living
  world.report(
    `kill ${kill}: ${lifeMs.toFixed(0)} ms after it was ready${isRolling ? ', in a rollup' : ''}${isSending ? ', in a batch' : ''}${databaseLifeMs === null ? '' : ', PostgreSQL before it'}; ${ledger.acknowledged.size} events acknowledged`,
  )
}

/** A rollup begins with the start; its end is written down. A database that was just killed answers nothing. */
async function isRollingUp(world: World, bornAt: Date): Promise<boolean> {
  try {
    const last = await inStored(world, (stored) => stored.lastRollup())
    return last === null || last < bornAt
  } catch {
    // Where PostgreSQL was killed too, nobody can say.
    return false
  }
}

function inStored<Result>(world: World, work: Parameters<typeof withStored<Result>>[1]): Promise<Result> {
  return withDatabase(configOf(world), ({ adminUrl }) =>
    withStored({ adminUrl, tenantId: world.tenantId }, work),
  )
}

/** A comparison that a kill cuts off is made up for by the next. */
async function compareEvents(world: World): Promise<void> {
  const known = [...world.ledger.acknowledged.values()]
  const faults = await inStored(world, (stored) => judgeEvents(stored, known))
  world.comparisons += 1
  // What was on its way may be stored already: only what is missing counts here.
  for (const fact of [...faults.forgotten, ...faults.missing, ...faults.doubled])
    world.faults.push(`after a kill: ${fact}`)
}

/** Sends again what was not acknowledged, and lets the server roll up in peace. */
async function settle(world: World): Promise<EventFaults> {
  const first = start(world.dataDir)
  const url = await first.ready
  const { client, ledger } = world
  await sendAll({ url, client, ledger, next: () => null, isOver: () => false })
  await first.end('SIGTERM')
  const bornAt = new Date()
  const second = start(world.dataDir)
  await second.ready
  const deadline = Date.now() + SETTLE_LIMIT_MS
  const isSettled = () =>
    inStored(world, async (stored) => {
      const last = await stored.lastRollup()
      return last !== null && last >= bornAt && (await stored.markCount()) === 0
    })
  while (!(await isSettled())) {
    if (Date.now() > deadline) throw new Error('the statistics were not computed in time')
    await pause(POLL_MS)
  }
  await second.end('SIGTERM')
  const known = [...ledger.acknowledged.values()]
  world.comparisons += 1
  return inStored(world, (stored) => judgeEvents(stored, known))
}

function reportOf(
  { ledger, struck, faults, comparisons }: World,
  { kills, events, statistics }: { kills: number; events: EventFaults; statistics: StatisticsFaults },
): ChaosReport {
  const named = (what: string, list: readonly string[]) => list.map((one) => `${what}: ${one}`)
  return {
    kills,
    struck,
    acknowledged: ledger.acknowledged.size,
    duplicates: ledger.duplicates,
    lostAnswers: ledger.lostAnswers,
    comparisons,
    statisticsRows: statistics.rows,
    faults: [
      ...faults,
      ...named('refused', ledger.refused),
      ...named('acknowledged and forgotten', events.forgotten),
      ...named('acknowledged and missing', events.missing),
      ...named('stored twice', events.doubled),
      ...named('stored and never reported', events.unexpected),
      ...named('other than recomputed', statistics.different),
      ...named('calls other than counted', statistics.differentCalls),
    ],
  }
}
