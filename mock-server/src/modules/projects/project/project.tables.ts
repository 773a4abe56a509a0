import type { ColumnType, Generated } from 'kysely'
import type { Json, Nullable } from '../../../platform/db/columns.ts'

export type ProjectTables = {
  project: ProjectTable
  projectApplication: ProjectApplicationTable
  projectAssignment: ProjectAssignmentTable
  projectCodeDay: ProjectCodeDayTable
  projectLog: ProjectLogTable
  projectOngoing: ProjectOngoingTable
}

type ProjectTable = {
  id: Generated<number>
  tenantId: number
  code: string
  name: string
  /** The name in small letters, maintained by the database. */
  folded: ColumnType<string, never, never>
  industryId: number
  description: Generated<string>
  manpowerDemand: Generated<number>
  status: Generated<'normal' | 'suspended' | 'ceased'>
  createdAt: Date
  modifiedAt: Date
  version: Generated<number>
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

/** Periods in which a business works for a project, maintained by the database. */
type ProjectAssignmentTable = {
  id: Generated<number>
  tenantId: number
  projectId: number
  businessTypeId: number
  confirmedFrom: Date
  confirmedUntil: Nullable<Date>
}

/** Written by `note_project_activity` and the triggers. */
type ProjectLogTable = {
  id: Generated<number>
  tenantId: number
  projectId: number
  applicationId: Nullable<number>
  kind: string
  actorTenantId: number
  actorId: Nullable<number>
  actorName: string
  createdAt: Date
  before: Json | null
  after: Json
  recordedIn: Generated<number>
}

type ProjectOngoingTable = {
  id: Generated<number>
  tenantId: number
  projectId: number
  ongoingFrom: Date
  ongoingUntil: Nullable<Date>
}

type ProjectCodeDayTable = { day: string; lastNumber: number }
