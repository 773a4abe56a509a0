export { findViewers } from './seat-look.store.ts'
export { lookedAtSince } from './looked-at.ts'
export { findWatchedSeats, isPictureRequested, upsertPicture } from './seat-picture.store.ts'
