import type { AuditActor } from '../audit/entry.ts'
import type { AppContext } from '../context/context.ts'
import { runNamedWork } from '../named-work.ts'
import type { FileKindOf, FilterLines } from './export-file.ts'
import { failInterruptedJobs } from './export-job.store.ts'
import { runJob } from './run-job.ts'
import type { StoredJob } from './stored-job.ts'

/** More at once would slow the pages that people are looking at. */
export const MAX_RUNNING = 2

export type ExportRunner = {
  /** Starts a job whose row waits. */
  add: (job: StoredJob, actor: AuditActor) => void
  /** Stops the work on a job whose row says that it is over. */
  abandon: (jobId: number) => void
  /** Waits until a job of this server is over, or the signal aborts. */
  settled: (jobId: number, signal: AbortSignal) => Promise<void>
  /** Stops all work. What was not finished says so after the next start. */
  close: () => Promise<void>
}

type Work = {
  job: StoredJob
  actor: AuditActor
  abort: AbortController
  over: Promise<void>
  finish: () => void
}

export async function openExportRunner(
  ctx: AppContext,
  { kindOf, filterLines }: { kindOf: FileKindOf; filterLines: FilterLines },
): Promise<ExportRunner> {
  await failInterruptedJobs(ctx.db.outside, ctx.clock.now())
  const waiting: Work[] = []
  const works = new Map<number, Work>()
  let running = 0

  function startNext(): void {
    if (running >= MAX_RUNNING) return
    const work = waiting.shift()
    if (!work) return
    running += 1
    const { job } = work
    const writing = { job, kind: kindOf(job.request), filterLines }
    void runNamedWork(`export of ${job.request.kind}`, () =>
      runJob(ctx, writing, { actor: work.actor, signal: work.abort.signal }),
    ).finally(() => {
      running -= 1
      works.delete(work.job.id)
      work.finish()
      startNext()
    })
  }

  return {
    add: (job, actor) => {
      const { promise: over, resolve: finish } = Promise.withResolvers<void>()
      const work = { job, actor, abort: new AbortController(), over, finish }
      works.set(job.id, work)
      waiting.push(work)
      startNext()
    },
    abandon: (jobId) => works.get(jobId)?.abort.abort(),
    settled: async (jobId, signal) => {
      const exited = new Promise<void>((resolve) => {
        if (signal.aborted) resolve()
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
      await Promise.race([works.get(jobId)?.over, exited])
    },
    close: async () => {
      for (const { job, finish } of waiting.splice(0)) {
        works.delete(job.id)
        finish()
      }
      const started = [...works.values()]
      for (const { abort } of started) abort.abort()
      await Promise.all(started.map(({ over }) => over))
    },
  }
}
