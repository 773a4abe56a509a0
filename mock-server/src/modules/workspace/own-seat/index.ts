import type { Module } from '../../module.ts'
import { describeOwnSeat } from './describe-own-seat.ts'
import { setOwnHand } from './set-own-hand.ts'
import { setOwnStatus } from './set-own-status.ts'

/** What an agent does on the seat page. It becomes facts as if the platform had reported it: their history is its record. */
export const ownSeatModule: Module = {
  name: 'ownSeat',
  routes: [describeOwnSeat, setOwnStatus, setOwnHand],
}
