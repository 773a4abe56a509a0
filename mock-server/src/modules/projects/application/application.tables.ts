import type { Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type ApplicationTables = {
  projectApplication: ProjectApplicationTable
}

/** Applications of providers; `ownerId` is the company that owns the project. */
type ProjectApplicationTable = {
  id: Generated<number>
  tenantId: number
  projectId: number
  ownerId: number
  businessTypeId: number
  contactPerson: string
  contact: string
  description: string
  manpowerApplied: number
  manpowerAssigned: Generated<number>
  /** Maintained by the database. */
  confirmedManpower: Generated<number>
  status: Generated<'pending' | 'rejected' | 'passed'>
  reviewRemark: Nullable<string>
  appliedAt: Date
  reviewedAt: Nullable<Date>
  version: Generated<number>
}
