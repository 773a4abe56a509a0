export { billCounts } from './bill-counts.ts'
export { accountsOfMonth } from './bill.store.ts'
