export { canWatchSeats } from './seat-room.policy.ts'
export { seatRooms } from './seat-rooms.ts'
export { findCompanyName } from './seat-watch.store.ts'
