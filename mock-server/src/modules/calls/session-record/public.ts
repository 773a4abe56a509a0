export { readableSession } from './readable-session.ts'
export { canReadSession } from './session-record.policy.ts'
