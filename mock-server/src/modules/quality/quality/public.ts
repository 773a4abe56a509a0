export { areAllIn } from './records.store.ts'
