import { runNamedWork } from '../../../platform/named-work.ts'
import { SECOND_MS } from '../../../platform/time/units.ts'
import type { Module } from '../../module.ts'
import { debugLabel } from './debug-label.ts'
import { judgeCalls } from './judge-calls.ts'
import { deleteUserLines } from './simulated-line.store.ts'

/** Interval between two searches for due calls. */
const PERIOD_MS = 5 * SECOND_MS

/** Labels that a language model decides. Of several processes one judges calls, where there is a model. */
export function promptLabelModule(): Module {
  let stop = async (): Promise<void> => undefined
  return {
    name: 'promptLabel',
    routes: [debugLabel],
    erasure: async (tx, { id }) => ({ counts: { simulatedLines: await deleteUserLines(tx, id) } }),
    jobs: [
      {
        start: async (ctx) => {
          if (ctx.config.languageModel === null) return
          stop = await ctx.leases.start('prompt labels', {
            run: async (signal) => {
              while (!signal.aborted) {
                await runNamedWork('prompt labels', () => judgeCalls(ctx, signal))
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
