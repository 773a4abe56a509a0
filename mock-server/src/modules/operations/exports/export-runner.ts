import type { Language, exports } from '@console/contracts'
import type { AuditActor } from '../../../platform/audit/entry.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { Forbidden, TooMany } from '../../../platform/errors.ts'
import type { Session } from '../../../access/session.ts'
import { exportKindOf } from './export-kinds.ts'
import { tooManyExports } from './exports.messages.ts'
import {
  countOpenJobs,
  failInterruptedJobs,
  forgetOldJobs,
  insertJob,
  lockJobsOf,
  type StoredJob,
} from './exports.store.ts'
import { runJob } from './run-job.ts'

/** More at once would slow the pages that people are looking at. */
export const MAX_RUNNING = 2
/** Of one person, waiting and running together. */
export const MAX_OPEN_PER_USER = 5
/** The tray of one person; older finished ones go, with their files. */
export const KEPT_PER_USER = 20
const RETRY_AFTER_SECONDS = 10

export type StartRequest = {
  session: Session
  language: Language
  requestId: string
  request: exports.ExportRequest
}

export type ExportRunner = {
  start: (wanted: StartRequest) => Promise<StoredJob>
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

const runners = new WeakMap<AppContext, ExportRunner>()

export function exportRunnerOf(ctx: AppContext): ExportRunner {
  const runner = runners.get(ctx)
  if (!runner) throw new Error('the exports module was not started')
  return runner
}

export async function openExportRunner(ctx: AppContext): Promise<ExportRunner> {
  await failInterruptedJobs(ctx.db.outside, ctx.clock.now())
  const waiting: Work[] = []
  const works = new Map<number, Work>()
  let running = 0

  function startNext(): void {
    if (running >= MAX_RUNNING) return
    const work = waiting.shift()
    if (!work) return
    running += 1
    void runJob(ctx, work.job, { actor: work.actor, signal: work.abort.signal }).finally(() => {
      running -= 1
      works.delete(work.job.id)
      work.finish()
      startNext()
    })
  }

  const runner: ExportRunner = {
    start: async (wanted) => {
      const job = await enterJob(ctx, wanted)
      const { promise: over, resolve: finish } = Promise.withResolvers<void>()
      const { userId, name: userName } = wanted.session
      const actor = { userId, userName, requestId: wanted.requestId }
      const work = { job, actor, abort: new AbortController(), over, finish }
      works.set(job.id, work)
      waiting.push(work)
      startNext()
      return job
    },
    abandon: (jobId) => works.get(jobId)?.abort.abort(),
    settled: async (jobId, signal) => {
      const gone = new Promise<void>((resolve) => {
        if (signal.aborted) resolve()
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
      await Promise.race([works.get(jobId)?.over, gone])
    },
    close: async () => {
      for (const { job, finish } of waiting.splice(0)) {
        works.delete(job.id)
        finish()
      }
      const begun = [...works.values()]
      for (const { abort } of begun) abort.abort()
      await Promise.all(begun.map(({ over }) => over))
    },
  }
  runners.set(ctx, runner)
  return runner
}

/** Enters a job under the limits of its owner, and throws away what no longer fits the tray. */
async function enterJob(ctx: AppContext, { session, language, request }: StartRequest): Promise<StoredJob> {
  const kind = exportKindOf(request)
  if (!kind.mayStart(session)) throw new Forbidden()
  const { userId, timezone } = session
  const enter = async (tx: TenantTx) => {
    await kind.check?.(tx, request, { session, now: ctx.clock.now() })
    await lockJobsOf(tx, userId)
    if ((await countOpenJobs(tx, userId)) >= MAX_OPEN_PER_USER) {
      throw new TooMany(RETRY_AFTER_SECONDS, tooManyExports(RETRY_AFTER_SECONDS))
    }
    const files = await forgetOldJobs(tx, userId, KEPT_PER_USER - 1)
    const job = await insertJob(tx, { userId, request, timezone, language, createdAt: ctx.clock.now() })
    return { job, files }
  }
  const { job, files } = await ctx.db.inTenant(session.tenantId, enter)
  await Promise.all(files.map((key) => ctx.storage.remove(key)))
  return job
}
