import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { createReport } from './create-report.ts'
import { deleteReport } from './delete-report.ts'
import { listReports } from './list-reports.ts'
import { removeReport } from './remove-report.ts'

/** Monthly reports of a project, by its owner's side and by its contractors. */
export const projectReportModule: Module = {
  name: 'projectReport',
  auditDictionary,
  routes: [listReports, createReport, deleteReport, removeReport],
}
