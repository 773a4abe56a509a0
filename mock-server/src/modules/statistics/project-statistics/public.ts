export { projectsWithBusinesses } from './project-statistics.store.ts'
export { findOutsourcedWork } from './work.ts'
export { workerTable } from './workers.table.ts'
