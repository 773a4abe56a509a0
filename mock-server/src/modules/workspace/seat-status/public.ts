export { findMasterStates, type MasterState } from './master-status.store.ts'
export { findOutsourcedSeats } from './outsourced-seat.store.ts'
export {
  CALL_COLUMNS,
  type CallColumns,
  callFrom,
  findSeatStates,
  type KnownSeat,
} from './seat-status.store.ts'
export { secondsSince, seatStateAt, type SeatState } from './seat-status.ts'
