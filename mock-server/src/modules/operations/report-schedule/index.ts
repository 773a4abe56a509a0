import { pauseUnless } from '../../../platform/clock.ts'
import { runNamedWork } from '../../../platform/named-work.ts'
import { SECOND_MS } from '../../../platform/time/units.ts'
import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { createSchedule } from './create-schedule.ts'
import { listSchedules } from './list-schedules.ts'
import { modifySchedule } from './modify-schedule.ts'
import { pauseSchedule } from './pause-schedule.ts'
import { removeSchedule } from './remove-schedule.ts'
import { deleteUserSchedules } from './report-schedule.store.ts'
import { runReports } from './run-reports.ts'

/** Delay after the start of a server: statistics of facts that came while none ran are counted first. */
const FIRST_MS = 30 * SECOND_MS
/** Interval between two searches for reports that are due or ready. */
const PERIOD_MS = 10 * SECOND_MS

/** Exports that are generated for people every week or month. Only one of several processes starts them. */
export function reportScheduleModule(): Module {
  let stop = async (): Promise<void> => undefined
  return {
    name: 'reportSchedule',
    auditDictionary,
    routes: [listSchedules, createSchedule, modifySchedule, pauseSchedule, removeSchedule],
    erasure: async (tx, { id }) => ({ counts: { reportSchedules: await deleteUserSchedules(tx, id) } }),
    jobs: [
      {
        start: async (ctx) => {
          stop = await ctx.leases.start('reports', {
            run: async (signal) => {
              await pauseUnless(FIRST_MS, signal)
              while (!signal.aborted) {
                await runNamedWork('reports', () => runReports(ctx, signal))
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
