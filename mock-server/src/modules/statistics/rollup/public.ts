export { isCounted, type CallSources, type SourcedFigure } from './counted-calls.ts'
export { callFacts, violationFacts } from './day-facts.ts'
export { findDayBounds, sortInMemory, STATISTICS } from './roll-up-day.ts'
export { idleRuns } from './idle-runs.ts'
export { insertAlert, type RaisedAlert } from './raised-alert.store.ts'
export { rollUpPerson } from './roll-up-person.ts'
export {
  DAYS_READ_BEFORE,
  isComputable,
  lockStatistics,
  nextRollup,
  type RollupTenant,
  rollUpTenant,
} from './roll-up-tenant.ts'
export { overlap, timeInShifts, wholeSeconds } from './shift-time.ts'
export { FIRST_SOURCES, sourcePeriods, sourcesOn, type SourcePeriod } from './source-periods.store.ts'
