import type { AppContext } from '../context/context.ts'
import { MINUTE_MS } from '../time/units.ts'
import { checkpointFileIn } from './checkpoint-file.ts'
import { openCheckpointLog, type CheckpointLog } from './checkpoint-log.ts'
import { serversCheckpointStore } from './checkpoint.store.ts'
import { poster } from './post-lines.ts'

/** Checkpoints are so far apart, at least. */
export const CHECKPOINT_PERIOD_MS = MINUTE_MS

export type CheckpointJob = {
  /** Writes the last one; the database still answers, and nothing else writes any more. */
  stop: () => Promise<void>
}

/**
 * Writes a checkpoint of the audit log at the start, every minute in which it grew, and at the stop. No request waits for
 * it. A failure is logged, and the next checkpoint covers the same records.
 */
export async function startCheckpoints(ctx: AppContext): Promise<CheckpointJob> {
  const { config, clock, log, secrets } = ctx
  const stopping = new AbortController()
  const { signal } = stopping
  const posts =
    config.auditCheckpointUrl === undefined ? null : poster({ url: config.auditCheckpointUrl, log })
  let opened: CheckpointLog | undefined
  let compactedOn = ''

  async function open(): Promise<CheckpointLog> {
    const file = checkpointFileIn(config.dataDir)
    const found = await openCheckpointLog({ file, secrets, store: serversCheckpointStore(ctx.db) })
    if (found.isCut) log.error({ file }, 'checkpoints of the audit log are missing: run pnpm audit:verify')
    return found
  }

  async function write(reason: 'start' | 'interval' | 'stop'): Promise<void> {
    const now = clock.now()
    try {
      // A start that failed is made up for.
      const first = opened === undefined ? 'start' : reason
      opened ??= await open()
      const written = await opened.write(first, now)
      if (written === null) return
      if (written.lost.length > 0)
        log.error({ lost: written.lost }, 'records of the audit log are missing: run pnpm audit:verify')
      void posts?.post(written.text)
      const today = now.toISOString().slice(0, 10)
      if (compactedOn !== today) await opened.compact(now)
      compactedOn = today
    } catch (error) {
      log.error({ err: error }, 'no checkpoint of the audit log was written')
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await clock.reach(new Date(clock.now().getTime() + CHECKPOINT_PERIOD_MS), signal)
      if (!signal.aborted) await write('interval')
    }
  }

  await write('start')
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
      await write('stop')
      await posts?.end()
    },
  }
}
