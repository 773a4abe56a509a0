import type { Module } from '../../module.ts'
import { listDays, listPeople } from './list-plan.ts'

/** What was planned, and what became of it. */
export const shiftPlanModule: Module = { name: 'shiftPlan', routes: [listDays, listPeople] }
