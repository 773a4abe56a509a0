import type { Module } from '../../module.ts'
import { listDays } from './list-days.ts'
import { listPeople } from './list-people.ts'

/** What was planned, and what became of it. */
export const shiftPlanModule: Module = { name: 'shiftPlan', routes: [listDays, listPeople] }
