import type { ColumnType } from 'kysely'

export type OpenApiTables = {
  oauthUsage: OauthUsageTable
}

type OauthUsageTable = {
  tenantId: number
  oauthClientId: number
  /** `YYYY-MM-DD` in the tenant's zone; read it as text. */
  day: ColumnType<string, string, never>
  path: string
  calls: number
  lastCallAt: Date
}
