export { HAS_TRANSCRIPT, IS_REVIEWABLE } from './is-reviewable.ts'
export { readableSession } from './readable-session.ts'
export { canJudge, canReadSession, canReadSessions } from './session-record.policy.ts'
