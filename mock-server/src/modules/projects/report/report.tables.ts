import type { Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type ReportTables = {
  projectReport: ProjectReportTable
}

type ProjectReportTable = {
  id: Generated<number>
  tenantId: number
  projectId: number
  ownerId: number
  contractorId: Nullable<number>
  /** The first day of the month. */
  month: string
  remark: string
  createdBy: number
  createdByName: string
  createdAt: Date
}
