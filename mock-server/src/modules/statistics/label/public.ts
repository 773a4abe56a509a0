export { knownLabels } from './known-labels.ts'
export { labelTable } from './label.table.ts'
