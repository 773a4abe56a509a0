import type { Module } from '../../module.ts'
import { pinSeat } from './pin-seat.ts'
import { deleteUserPins } from './seat-pin.store.ts'

/** The seats that each person has pinned on the wall. */
export const seatPinModule: Module = {
  name: 'seatPin',
  routes: [pinSeat],
  erasure: async (tx, { id }) => ({ counts: { seatPins: await deleteUserPins(tx, id) } }),
}
