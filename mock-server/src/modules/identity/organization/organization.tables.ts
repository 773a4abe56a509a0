import type { Generated } from 'kysely'
import type { Nullable, Read } from '../../../platform/db/columns.ts'

export type OrganizationTables = {
  organization: OrganizationTable
  organizationUnit: OrganizationUnitView
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

/** Organisations as other domains read them; a view of `organization`. */
type OrganizationUnitView = {
  id: Read<number>
  tenantId: Read<number>
  parentId: Read<number | null>
  name: Read<string>
  sort: Read<number>
  removedAt: Read<Date | null>
}
