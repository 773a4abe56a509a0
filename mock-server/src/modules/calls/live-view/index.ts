import type { Module } from '../../module.ts'
import { listPeople } from './list-people.ts'

/** Who is there now. */
export const liveViewModule: Module = { name: 'liveView', routes: [listPeople] }
