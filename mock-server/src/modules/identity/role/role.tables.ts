import type { Generated } from 'kysely'

export type RoleTables = {
  role: RoleTable
}

type RoleTable = {
  id: Generated<number>
  tenantId: number
  name: string
  menuIds: Generated<string[]>
  permissions: Generated<string[]>
  /** Goes up with each change. */
  version: Generated<number>
  updatedAt: Generated<Date>
}
