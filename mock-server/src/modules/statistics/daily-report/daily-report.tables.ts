import type { ColumnType, Generated } from 'kysely'

export type DailyReportTables = {
  dailyReportValue: DailyReportValueTable
}

/** Values that people typed into a daily report. */
type DailyReportValueTable = {
  tenantId: number
  businessTypeId: number
  /** An organisation. */
  workplaceId: number
  /** `YYYY-MM-DD`; read it as text. */
  day: ColumnType<Date, string, string>
  columnId: string
  value: string
  version: Generated<number>
}
