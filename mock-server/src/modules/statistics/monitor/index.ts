import type { Module } from '../../module.ts'
import { editExport } from './edits.export.ts'
import { shiftExport } from './shifts.export.ts'
import { trackExport } from './track.export.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { editStatus } from './edit-status.ts'
import { exportEdits, exportSchedules, exportTrack } from './export-tracks.ts'
import { getConfig } from './get-config.ts'
import { getDetail } from './get-detail.ts'
import { getSchedules } from './get-schedules.ts'
import { getTrack } from './get-track.ts'
import { listAlerts } from './list-alerts.ts'
import { listEdits } from './list-edits.ts'
import { listEvents } from './list-events.ts'
import { rankAlerts } from './rank-alerts.ts'

/** What people were doing when: their statuses, shifts, inactivity, and the corrections of statuses. */
export const monitorModule: Module = {
  name: 'monitor',
  auditDictionary,
  exportKinds: { statusTrack: trackExport, shifts: shiftExport, statusEdits: editExport },
  routes: [
    getTrack,
    getDetail,
    listEvents,
    listAlerts,
    rankAlerts,
    getConfig,
    getSchedules,
    listEdits,
    editStatus,
    exportTrack,
    exportSchedules,
    exportEdits,
  ],
}
