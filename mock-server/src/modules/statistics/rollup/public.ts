export { callFacts, violationFacts } from './day-facts.ts'
export { boundsOf, sortInMemory, STATISTICS } from './roll-up-day.ts'
export { idleRuns } from './idle-runs.ts'
export { rollUpPerson } from './roll-up-person.ts'
export {
  DAYS_READ_BEFORE,
  isComputable,
  lockStatistics,
  nextRollup,
  type RollupTenant,
} from './roll-up-tenant.ts'
export { type SpanQuery, statusSpans } from './status-spans.ts'
