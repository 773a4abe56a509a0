import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { eraseFromTracking } from './erase-tracking.store.ts'
import { exportUse } from './export-use.ts'
import { listMetricEvents } from './list-metric-events.ts'
import { listMetricStats } from './list-metric-stats.ts'
import { listMetrics } from './list-metrics.ts'
import { reportEvents } from './report-events.ts'
import { usageExport } from './usage.export.ts'

/** Use of the console: its events come in, and are read as statistics and one by one. */
export const trackingModule: Module = {
  name: 'tracking',
  auditDictionary,
  erasure: eraseFromTracking,
  exportKinds: { consoleUse: usageExport },
  routes: [reportEvents, listMetrics, listMetricStats, listMetricEvents, exportUse],
}
