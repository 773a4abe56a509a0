import type { AppContext } from '../context/context.ts'
import type { LeasedWork } from '../lease/leases.ts'
import { runNamedWork } from '../named-work.ts'
import { MINUTE_MS } from '../time/units.ts'
import { openCheckpointLog, type CheckpointLog } from './checkpoint-log.ts'
import { serversCheckpointStore } from './checkpoint.store.ts'
import { createCheckpointFiles } from './open-checkpoint-file.ts'
import { poster, type Poster } from './post-lines.ts'

/** The shortest time between two checkpoints. */
export const CHECKPOINT_PERIOD_MS = MINUTE_MS
const LEASE = 'audit checkpoints'

export type CheckpointJob = {
  /** Writes the last one; the database still answers, and nothing else writes any more. */
  stop: () => Promise<void>
}

/**
 * Writes a checkpoint of the audit log at the start, every minute in which it grew, and at the stop. No request waits for
 * it. A failure is logged, and the next checkpoint covers the same records. Of several servers one does it, under a lease.
 */
export async function startCheckpoints(ctx: AppContext): Promise<CheckpointJob> {
  const { config, clock, log, leases } = ctx
  const stopping = new AbortController()
  const posts =
    config.auditCheckpointUrl === undefined ? null : poster({ url: config.auditCheckpointUrl, log })
  const { isShared, begin, write } = checkpointWriter(ctx, posts)

  async function run(term: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([term, stopping.signal])
    while (!signal.aborted) {
      await clock.reach(new Date(clock.now().getTime() + CHECKPOINT_PERIOD_MS), signal)
      if (!signal.aborted) await runNamedWork('audit checkpoint', () => write('interval'))
    }
  }

  let running = Promise.resolve()
  const work: LeasedWork = {
    begin: async () => (stopping.signal.aborted ? undefined : begin()),
    run: (term) => (running = run(term)),
  }
  const endTerm = isShared ? await leases.start(LEASE, work) : await startAlone(work)
  return {
    stop: async () => {
      stopping.abort()
      await running
      if (!isShared || leases.isLeader(LEASE)) await write('stop')
      await endTerm()
      await posts?.end()
    },
  }
}

type Reason = 'start' | 'interval' | 'stop'

/** Writes one checkpoint after the other, and never rejects. */
function checkpointWriter(ctx: AppContext, posts: Poster | null) {
  const { config, clock, log, secrets, db } = ctx
  const { file, former } = createCheckpointFiles(config, ctx)
  let opened: CheckpointLog | undefined
  let isStarted = false
  let compactedOn = ''

  async function open(): Promise<CheckpointLog> {
    const found = await openCheckpointLog({ file, former, secrets, store: serversCheckpointStore(db) })
    if (found.isCut)
      log.error({ file: file.location }, 'checkpoints of the audit log are missing: run pnpm audit:verify')
    if (found.completed !== null) void posts?.post(found.completed)
    return found
  }

  async function write(reason: Reason): Promise<void> {
    const now = clock.now()
    try {
      opened ??= await open()
      // A failed checkpoint of the start is made up for.
      const written = await opened.write(isStarted ? reason : 'start', now)
      isStarted = true
      if (written === null) return
      if (written.lost.length > 0)
        log.error({ lost: written.lost }, 'records of the audit log are missing: run pnpm audit:verify')
      void posts?.post(written.text)
      const today = now.toISOString().slice(0, 10)
      if (compactedOn !== today) await opened.compact(now)
      compactedOn = today
    } catch (error) {
      // Another server may have continued it.
      if (file.isShared) opened = undefined
      log.error({ err: error }, 'no checkpoint of the audit log was written')
    }
  }

  return {
    isShared: file.isShared,
    write,
    begin: async (): Promise<void> => {
      opened = undefined
      isStarted = false
      await write('start')
    },
  }
}

/** A file that is this server's own needs no lease. */
async function startAlone({ begin, run }: LeasedWork): Promise<() => Promise<void>> {
  const always = new AbortController().signal
  await begin?.(always)
  void run(always)
  return async () => undefined
}
