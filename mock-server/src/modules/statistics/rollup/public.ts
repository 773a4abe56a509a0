export { STATISTICS } from './roll-up-day.ts'
export { DAYS_READ_BEFORE, lockStatistics, type RollupTenant } from './roll-up-tenant.ts'
export { statusSpans } from './status-spans.ts'
