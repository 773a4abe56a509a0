import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { listSeats } from './list-seats.ts'
import { placeSeats } from './place-seats.ts'

/** People of a provider who work for a project. */
export const projectPersonnelModule: Module = {
  name: 'projectPersonnel',
  auditDictionary,
  routes: [listSeats, placeSeats],
}
