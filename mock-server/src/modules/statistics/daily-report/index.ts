import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { dailyReportExport } from './daily-report.export.ts'
import { exportReports } from './export-reports.ts'
import { listReports } from './list-reports.ts'
import { listWorkplaces } from './list-workplaces.ts'
import { updateRow } from './update-row.ts'

/** The daily tables of a workplace, part computed and part typed in. */
export const dailyReportModule: Module = {
  name: 'daily-report',
  auditDictionary,
  exportKinds: { dailyReport: dailyReportExport },
  routes: [listWorkplaces, listReports, exportReports, updateRow],
}
