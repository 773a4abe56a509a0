export { callFacts, violationFacts } from './day-facts.ts'
export { boundsOf, STATISTICS } from './roll-up-day.ts'
export { DAYS_READ_BEFORE, lockStatistics, type RollupTenant } from './roll-up-tenant.ts'
export { type SpanQuery, statusSpans } from './status-spans.ts'
