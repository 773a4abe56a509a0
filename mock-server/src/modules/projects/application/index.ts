import type { Module } from '../../module.ts'
import { applyAgain } from './apply-again.ts'
import { apply } from './apply.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { getOffer } from './get-offer.ts'
import { listOffers } from './list-offers.ts'

/** Projects as service providers see them, and their applications. */
export const projectApplicationModule: Module = {
  name: 'projectApplication',
  auditDictionary,
  routes: [listOffers, getOffer, apply, applyAgain],
}
