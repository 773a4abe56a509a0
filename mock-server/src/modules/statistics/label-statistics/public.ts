export { labelTable } from './label.table.ts'
