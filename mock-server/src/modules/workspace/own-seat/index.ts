import type { Module } from '../../module.ts'
import { describeOwnSeat } from './describe-own-seat.ts'
import { setOwnHand } from './set-own-hand.ts'
import { setOwnStatus } from './set-own-status.ts'

/**
 * Actions of an agent on the seat page. They become facts as if the platform had reported them: their history is the record
 * of them.
 */
export const ownSeatModule: Module = {
  name: 'ownSeat',
  routes: [describeOwnSeat, setOwnStatus, setOwnHand],
}
