import type { Module } from '../../module.ts'
import { listDays } from './list-days.ts'
import { listPeople } from './list-people.ts'

/** Planned shifts, and their outcome. */
export const shiftPlanModule: Module = { name: 'shiftPlan', routes: [listDays, listPeople] }
