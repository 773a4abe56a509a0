export { readableSession } from './readable-session.ts'
export { canReadSessions } from './session-record.policy.ts'
