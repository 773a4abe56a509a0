import { runNamedWork } from '../../../platform/named-work.ts'
import { SECOND_MS } from '../../../platform/time/units.ts'
import type { Module } from '../../module.ts'
import { acknowledgeAlert } from './acknowledge-alert.ts'
import { alertTopics } from './alert-notices.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { editStatus } from './edit-status.ts'
import { editExport } from './edits.export.ts'
import { eraseNotes } from './erase-notes.store.ts'
import { exportEdits } from './export-edits.ts'
import { exportSchedules } from './export-schedules.ts'
import { exportTrack } from './export-track.ts'
import { getAdherence } from './get-adherence.ts'
import { getConfig } from './get-config.ts'
import { getDetail } from './get-detail.ts'
import { getSchedules } from './get-schedules.ts'
import { getTeamAdherence } from './get-team-adherence.ts'
import { getTeamDay } from './get-team-day.ts'
import { getTrack } from './get-track.ts'
import { listAlerts } from './list-alerts.ts'
import { listDeviations } from './list-deviations.ts'
import { listEdits } from './list-edits.ts'
import { listEvents } from './list-events.ts'
import { ALERT_CHECK_SECONDS, raiseAllAlerts } from './raise-alerts.ts'
import { rankAlerts } from './rank-alerts.ts'
import { shiftExport } from './shifts.export.ts'
import { trackExport } from './track.export.ts'

/** People's statuses, shifts, inactivity, and the corrections of statuses. */
export function monitorModule(): Module {
  let stop = async (): Promise<void> => undefined
  return {
    name: 'monitor',
    auditDictionary,
    erasure: eraseNotes,
    topics: alertTopics,
    exportKinds: { statusTrack: trackExport, shifts: shiftExport, statusEdits: editExport },
    routes: [
      getTrack,
      getDetail,
      listEvents,
      listAlerts,
      acknowledgeAlert,
      rankAlerts,
      getConfig,
      getSchedules,
      getAdherence,
      getTeamAdherence,
      listDeviations,
      getTeamDay,
      listEdits,
      editStatus,
      exportTrack,
      exportSchedules,
      exportEdits,
    ],
    jobs: [
      {
        // Runs in the process that computes statistics, since it knows how far the facts are.
        start: async (ctx) => {
          stop = await ctx.leases.start('statistics', {
            run: async (signal) => {
              while (!signal.aborted) {
                await runNamedWork('alerts', () => raiseAllAlerts(ctx, () => signal.aborted))
                const next = ctx.clock.now().getTime() + ALERT_CHECK_SECONDS * SECOND_MS
                await ctx.clock.reach(new Date(next), signal)
              }
            },
          })
        },
        stop: () => stop(),
      },
    ],
  }
}
