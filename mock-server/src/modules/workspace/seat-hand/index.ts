import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { handleHand } from './handle-hand.ts'
import { listHands } from './list-hands.ts'

/** Hands that seats raised in calls, and the answers to them. */
export const seatHandModule: Module = { name: 'seatHand', auditDictionary, routes: [listHands, handleHand] }
