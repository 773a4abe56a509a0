export { billCounts } from './bill-counts.ts'
export { billOfMonth } from './bill.store.ts'
export { monthOf } from './months.ts'
