import type { Module } from '../../module.ts'
import { listSeats } from './list-seats.ts'
import { listUses } from './list-uses.ts'

/** Digital twins: which seats use theirs, and each use. */
export const twinModule: Module = { name: 'twin', routes: [listSeats, listUses] }
