export { callTable } from './calls.table.ts'
export { canExportTable, canExportTables } from './exported-tables.policy.ts'
export { inDirection, toTimeOrder } from './list-order.ts'
export { metricSeries } from './metric-series.ts'
export { findOrgSummary } from './org-summary.ts'
export { findPeople, type ListedPerson } from './people.store.ts'
export { liteUserTable, userTable } from './people.table.ts'
export { questionTable } from './questions.table.ts'
export { planOfLabel, rankBy } from './rank.ts'
export { daySeries, type SeriesFilter, type SeriesRow } from './series.store.ts'
export { findSameTime } from './same-time.store.ts'
export { actionTable, conversionTable, overviewTable, voiceTable } from './series.table.ts'
export { findModules, findWarnSettings, findValidCallSeconds } from './settings.store.ts'
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
