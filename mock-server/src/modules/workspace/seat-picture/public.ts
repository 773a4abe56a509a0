export { findWatchedSeats, upsertPicture } from './seat-picture.store.ts'
