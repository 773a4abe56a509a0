export { lockApplications } from './write-people.store.ts'
