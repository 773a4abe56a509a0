import type { Nullable } from '../../../platform/db/columns.ts'

export type TwinTables = {
  twin: TwinTable
}

type TwinTable = { tenantId: number; userId: number; submittedAt: Date; approvedAt: Nullable<Date> }
