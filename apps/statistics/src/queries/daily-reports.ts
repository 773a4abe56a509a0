import { dailyReport, type ParsedQueryOf } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'

export type ReportFilter = ParsedQueryOf<typeof dailyReport.reports>

/** Workplaces of a business (RPT-014); nothing is sent without a business. */
export function useWorkplaces(bizTypeId: number | null) {
  return useCallQuery(dailyReport.workplaces, bizTypeId === null ? null : { query: { bizTypeId } })
}

/** The daily tables (RPT-003); nothing is sent until the workplace is known. */
export function useReports(filter: ReportFilter | null) {
  return useCallQuery(dailyReport.reports, filter === null ? null : { query: filter })
}

/** Sets columns of a row, or a single one of them (RPT-008, RPT-015). The tables are read again before it counts as done. */
export function useUpdateRow() {
  return useCallMutation(dailyReport.update, { changes: [dailyReport.reports] })
}
