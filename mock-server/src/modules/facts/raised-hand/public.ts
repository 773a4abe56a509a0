export { insertRaisedHands, noteHandsSeen, updateHandled, type HandRow } from './raised-hand.store.ts'
