import type { Module } from '../../module.ts'
import { compareContractors } from './compare-contractors.ts'
import { getDetail } from './get-detail.ts'
import { getSummary } from './get-summary.ts'
import { listOnlineDurations } from './list-online-durations.ts'
import { listProjects } from './list-projects.ts'
import { listWorkers } from './list-workers.ts'

/** Statistics of outsourced work, for who does it and for whom it is done. */
export const projectStatisticsModule: Module = {
  name: 'project-statistics',
  routes: [...getDetail, getSummary, listWorkers, listOnlineDurations, listProjects, compareContractors],
}
