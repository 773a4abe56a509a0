export { billCounts } from './bill-counts.ts'
export { billOfMonth } from './bill.store.ts'
export { getCurrentMonth } from './months.ts'
