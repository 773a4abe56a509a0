export { takeInEvents } from './take-in-events.ts'
