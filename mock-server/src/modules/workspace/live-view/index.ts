import type { Module } from '../../module.ts'
import { listPeople } from './list-people.ts'

/** The people who are signed in now. */
export const liveViewModule: Module = { name: 'liveView', routes: [listPeople] }
