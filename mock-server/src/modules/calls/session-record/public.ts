export { readableSession } from './readable-session.ts'
export { canJudge, canReadSession } from './session-record.policy.ts'
