export { countedSessions, findScoreRule, REJECTED, scoredSessions } from './scored-sessions.store.ts'
