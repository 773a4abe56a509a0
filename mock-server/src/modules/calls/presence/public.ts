export { lastCall, lastStatuses } from './presence.store.ts'
