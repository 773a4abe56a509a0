import { randomInt } from 'node:crypto'
import type { Logger } from 'pino'
import { leaseConnection, type LeaseConnection } from './lease-connection.ts'

/**
 * Interval between two requests for a lease, which also check the connection: a process that was killed is replaced after
 * this at most.
 */
const TICK_MS = 2_000
const MAX_INTEGER = 2 ** 31 - 1

/**
 * Work that one process at a time does for all that share the database. Jobs under one name run in the same process:
 * `statistics` are computed as far as the simulator there is.
 */
export type LeaseName =
  | 'statistics'
  | 'retention'
  | 'interrupted jobs'
  | 'audit checkpoints'
  | 'label back-fills'
  | 'prompt labels'
  | 'voice checks'
  | 'voice clean-up'
  | 'reports'
  | 'demo recordings'
  | 'mail'
  | 'apps'

export type LeasedWork = {
  /** Runs before the work, and before the work of those that requested the same lease later. */
  begin?: (signal: AbortSignal) => Promise<void>
  /** Runs until the signal: the lease is lost, or the process stops. */
  run: (signal: AbortSignal) => Promise<void>
}

export type Leases = {
  /** This process, as its work names it in the database. It is alive as long as it has its lock. */
  readonly processId: number
  /**
   * Does the work whenever this process has the lease. Resolves after the first attempt to get it; the returned function
   * stops the work and lets another process take over.
   */
  start: (name: LeaseName, work: LeasedWork) => Promise<() => Promise<void>>
  isLeader: (name: LeaseName) => boolean
  /** The last call that a process makes to its database. */
  close: () => Promise<void>
}

type Entry = {
  name: LeaseName
  work: LeasedWork
  /** Set as long as this process has the lease. */
  term: AbortController | null
  /** The work does not begin again until this has ended. */
  running: Promise<void> | null
}

type LeaseOptions = {
  databaseUrl: string
  /** Called when the database did not answer, or ended the connection: other connections to it may be lost, too. */
  onConnectionLost?: () => void
  /** Called once, when another process is found to work with this database. */
  onOthers?: (() => void) | undefined
  log: Logger
}

/** Never rejects: without the database there is no lease, and it is tried again. */
export async function openLeases(options: LeaseOptions): Promise<Leases> {
  const { databaseUrl, onConnectionLost, onOthers, log } = options
  const entries = new Set<Entry>()
  const processId = randomInt(1, MAX_INTEGER)
  const connection = leaseConnection({ databaseUrl, processId, onLost, log })
  const oneAtATime = sequence()
  const findOthers = othersFinder(connection, onOthers)

  function loseAll(): void {
    for (const entry of entries) loseLease(entry)
  }
  function onLost(): void {
    loseAll()
    onConnectionLost?.()
  }

  async function acquire(entry: Entry): Promise<void> {
    if (!entries.has(entry) || entry.running !== null) return
    // Work that ended with an error begins again under the lease that it has.
    if (entry.term === null && !(await connection.acquire(entry.name))) return
    log.info({ lease: entry.name }, 'this process has the lease')
    await startWork(entry, log)
  }

  async function tick(): Promise<void> {
    if (!(await connection.ensure())) return
    for (const entry of entries) await acquire(entry)
    await findOthers()
  }

  await oneAtATime(tick)
  const timer = setInterval(
    skipWhileRunning(() => oneAtATime(tick)),
    TICK_MS,
  )
  timer.unref()
  return {
    processId,
    isLeader: (name) => [...entries].some((entry) => entry.name === name && entry.term !== null),
    start: async (name, work) => {
      const entry: Entry = { name, work, term: null, running: null }
      entries.add(entry)
      await oneAtATime(() => acquire(entry))
      return async () => {
        entries.delete(entry)
        const wasLeader = entry.term !== null
        loseLease(entry)
        await entry.running
        if (wasLeader) await oneAtATime(() => connection.release(name))
      }
    },
    close: async () => {
      clearInterval(timer)
      loseAll()
      for (const { running } of entries) await running
      await oneAtATime(connection.close)
    },
  }
}

/** Reports another process when it is found for the first time. */
function othersFinder({ hasOthers }: LeaseConnection, onOthers?: () => void): () => Promise<void> {
  let isOver = onOthers === undefined
  return async () => {
    if (isOver || !(await hasOthers())) return
    isOver = true
    onOthers?.()
  }
}

function loseLease(entry: Entry): void {
  entry.term?.abort()
  entry.term = null
}

async function startWork(entry: Entry, log: Logger): Promise<void> {
  const term = new AbortController()
  const { work } = entry
  entry.term = term
  const report = (error: unknown): void =>
    log.error({ err: error, lease: entry.name }, 'the work of a lease ended with an error')
  const started = Promise.resolve(work.begin?.(term.signal)).catch(report)
  entry.running = started
    .then(() => (term.signal.aborted ? undefined : work.run(term.signal)))
    .catch(report)
    .finally(() => (entry.running = null))
  await started
}

/**
 * Skips a tick while an earlier one waits for a silent database: stopping the leases would otherwise wait behind all of
 * them.
 */
function skipWhileRunning(work: () => Promise<void>): () => void {
  let isRunning = false
  return () => {
    if (isRunning) return
    isRunning = true
    void work().finally(() => (isRunning = false))
  }
}

/** Runs the given work one piece after the other. */
function sequence(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}
