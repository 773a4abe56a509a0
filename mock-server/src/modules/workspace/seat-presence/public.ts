export { isLostSince } from './lost-presence.store.ts'
export { endLostPresences } from './end-lost-presences.ts'
export { findPresentAccounts, upsertPresence } from './seat-presence.store.ts'
