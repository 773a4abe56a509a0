export { callTable } from './calls.table.ts'
export { canExportTable, canExportTables } from './exported-tables.policy.ts'
export { inDirection, timeOrderOf } from './list-order.ts'
export { metricSeries } from './metric-series.ts'
export { orgSummaryOf } from './org-summary.ts'
export { findPeople, type ListedPerson } from './people.store.ts'
export { liteUserTable, userTable } from './people.table.ts'
export { questionTable } from './questions.table.ts'
export { planOfLabel, rankBy } from './rank.ts'
export { daySeries, type SeriesFilter, type SeriesRow } from './series.store.ts'
export { sameTimeOf } from './same-time.store.ts'
export { actionTable, conversionTable, overviewTable, voiceTable } from './series.table.ts'
export { findModules, findWarnSettings, validCallSecondsOf } from './settings.store.ts'
export {
  inFilter,
  inFilterAt,
  inScope,
  findWorkZone,
  type ProjectWork,
  type StatFilter,
  tenantCondition,
} from './stat-filter.ts'
export { type StatRequest, type StatTable, statTable } from './stat-table.ts'
export { teamTable } from './teams.table.ts'
