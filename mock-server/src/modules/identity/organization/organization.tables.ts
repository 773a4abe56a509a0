import type { Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type OrganizationTables = {
  organization: OrganizationTable
}

type OrganizationTable = {
  id: Generated<number>
  tenantId: number
  parentId: Nullable<number>
  name: string
  sort: Generated<number>
  version: Generated<number>
  /** Removed organisations stay stored for their names in past facts. */
  removedAt: Nullable<Date>
}
