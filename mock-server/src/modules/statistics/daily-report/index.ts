import type { Module } from '../../module.ts'
import { exportReports } from './export-reports.ts'
import { listReports } from './list-reports.ts'
import { listWorkplaces } from './list-workplaces.ts'

/** The daily tables of a workplace, part computed and part typed in. */
export const dailyReportModule: Module = {
  name: 'daily-report',
  routes: [listWorkplaces, listReports, exportReports],
}
