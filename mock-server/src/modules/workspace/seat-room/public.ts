export { canWatchSeats } from './seat-room.policy.ts'
