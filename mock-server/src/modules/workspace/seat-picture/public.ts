export { lookedAtSince } from './looked-at.ts'
export { findWatchedSeats, isPictureRequested, upsertPicture } from './seat-picture.store.ts'
