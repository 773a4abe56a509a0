import { pauseUnless } from '../../../platform/clock.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { runNamedWork } from '../../../platform/named-work.ts'
import { DAY_MS, SECOND_MS } from '../../../platform/time/units.ts'
import type { Job } from '../../module.ts'
import { failInterruptedVersions } from './sub-app.store.ts'
import { tellFallBacks } from './tell-fall-backs.ts'
import { deleteUnusedFiles } from './unused-files.ts'

const PERIOD_MS = 5 * SECOND_MS

/** One server tells companies what happened to their apps, ends fetches of killed servers, and deletes unused files once a day. */
export function appCareJob(): Job {
  let stop = async (): Promise<void> => undefined
  return {
    start: async (ctx) => {
      stop = await ctx.leases.start('apps', { run: (signal) => run(ctx, signal) })
    },
    stop: () => stop(),
  }
}

async function run(ctx: AppContext, signal: AbortSignal): Promise<void> {
  let deletedAt = ctx.clock.now().getTime()
  while (!signal.aborted) {
    await work(ctx, 'notices about apps', () => tellFallBacks(ctx))
    await work(ctx, 'interrupted fetches', () => failInterruptedVersions(ctx.db.outside))
    if (ctx.clock.now().getTime() - deletedAt >= DAY_MS) {
      deletedAt = ctx.clock.now().getTime()
      await work(ctx, 'unused files of apps', () => deleteUnusedFiles(ctx, () => signal.aborted))
    }
    await pauseUnless(PERIOD_MS, signal)
  }
}

/** A failure is logged; what is left is done the next time. */
async function work(ctx: AppContext, name: string, run: () => Promise<unknown>): Promise<void> {
  await runNamedWork(name, run).catch((error: unknown) => ctx.log.warn({ err: error }, `${name}: failed`))
}
