import type { Module } from '../../module.ts'
import { listSeats } from './list-seats.ts'
import { placeSeats } from './place-seats.ts'

/** Who of a provider works for a project. */
export const projectPersonnelModule: Module = {
  name: 'projectPersonnel',
  routes: [listSeats, placeSeats],
}
