export { projectsWithBusinesses } from './project-statistics.store.ts'
export { workOf } from './work.ts'
export { workerTable } from './workers.table.ts'
