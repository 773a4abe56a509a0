export { phoneFor } from './person-view.ts'
export { lockApplications } from './write-people.store.ts'
