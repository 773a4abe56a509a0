import { runNamedWork } from '../../../platform/named-work.ts'
import { SECOND_MS } from '../../../platform/time/units.ts'
import type { Module } from '../../module.ts'
import { backTest } from './back-test.ts'
import { listBackFills } from './list-back-fills.ts'
import { runBackFills } from './run-back-fills.ts'
import { startBackFill } from './start-back-fill.ts'
import { stopBackFill } from './stop-back-fill.ts'

/** Milliseconds between two searches for back-fills to continue. */
const PERIOD_MS = 2 * SECOND_MS

/** Labels over calls of the past. Of several processes one runs the back-fills. */
export function pastCallsModule(): Module {
  let stop = async (): Promise<void> => undefined
  return {
    name: 'pastCalls',
    routes: [backTest, startBackFill, stopBackFill, listBackFills],
    jobs: [
      {
        start: async (ctx) => {
          stop = await ctx.leases.start('label back-fills', {
            run: async (signal) => {
              while (!signal.aborted) {
                await runNamedWork('label back-fills', () => runBackFills(ctx, () => signal.aborted))
                await ctx.clock.reach(new Date(ctx.clock.now().getTime() + PERIOD_MS), signal)
              }
            },
          })
        },
        stop: () => stop(),
      },
    ],
  }
}
