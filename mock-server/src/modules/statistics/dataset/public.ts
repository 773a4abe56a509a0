export { datasetTable } from './dataset.table.ts'
