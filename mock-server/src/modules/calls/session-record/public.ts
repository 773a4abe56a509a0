export { readableSession } from './readable-session.ts'
export { mayReadSessions } from './session-record.policy.ts'
