export { findPresentAccounts, upsertPresence } from './seat-presence.store.ts'
