export { findSeat } from './seat.store.ts'
