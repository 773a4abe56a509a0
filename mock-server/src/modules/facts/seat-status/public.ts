export { findMasterStates, type MasterState } from './master-status.store.ts'
export { findOutsourcedSeats } from './outsourced-seat.store.ts'
export { findSeatStates, hasStatusEvents, type KnownSeat } from './seat-status.store.ts'
export { secondsSince, SILENCE_MS, type SeatState } from './seat-status.ts'
