import type { ColumnType, Generated, Selectable } from 'kysely'
import type { EnabledStatus, Nullable, Read } from '../../../platform/db/columns.ts'

export type AccountTables = {
  appUser: AppUserTable
  person: PersonView
  userRole: UserRoleTable
  userBusinessType: UserBusinessTypeTable
  peopleImport: PeopleImportTable
  peopleImportProblem: PeopleImportProblemTable
  accountPeriod: AccountPeriodTable
  userOrganizationPeriod: UserOrganizationPeriodTable
}

type AppUserTable = {
  id: Generated<number>
  tenantId: number
  username: string
  name: string
  nickName: Nullable<string>
  avatar: Nullable<string>
  orgId: Nullable<number>
  teamOrgId: Nullable<number>
  type: Nullable<'SuperAdmin' | 'TeamAdmin' | 'TeamTSR' | 'TSR'>
  tenantAdmin: Generated<boolean>
  individual: Generated<boolean>
  phone: Nullable<string>
  /** Null: nobody can sign in with this account. */
  passwordHash: Nullable<string>
  mustChangePassword: Generated<boolean>
  status: Generated<EnabledStatus>
  language: Nullable<'en' | 'zh'>
  selectedBusinessTypeId: Nullable<number>
  createdAt: Generated<Date>
  /** Goes up with each change by an administrator. */
  version: Generated<number>
  changedAt: Nullable<Date>
  lastSignInAt: Nullable<Date>
  erasedAt: Nullable<Date>
}

/** Accounts as other domains read them, of the sign-in no more than whether there is one; a view of `app_user`. */
type PersonView = {
  id: Read<number>
  tenantId: Read<number>
  username: Read<string>
  name: Read<string>
  orgId: Read<number | null>
  teamOrgId: Read<number | null>
  type: Read<'SuperAdmin' | 'TeamAdmin' | 'TeamTSR' | 'TSR' | null>
  tenantAdmin: Read<boolean>
  phone: Read<string | null>
  status: Read<EnabledStatus>
  selectedBusinessTypeId: Read<number | null>
  createdAt: Read<Date>
  individual: Read<boolean>
  nickName: Read<string | null>
  avatar: Read<string | null>
  /** Enabled, and with a password. */
  canSignIn: Read<boolean>
  isErased: Read<boolean>
}

type UserRoleTable = { tenantId: number; userId: number; roleId: number }

type UserBusinessTypeTable = { tenantId: number; userId: number; businessTypeId: number }

type PeopleImportTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  fileName: string
  /** Null: the file is gone. */
  fileKey: Nullable<string>
  state: 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
  /** The process that checks or runs it. */
  processId: Generated<number>
  reason: Nullable<string>
  /** Values by the name in braces that each replaces in the text of the reason. */
  reasonValues: ColumnType<unknown, string | undefined, string>
  linesTotal: Nullable<number>
  /** The file's own line up to which everything is settled. */
  lastLine: Generated<number>
  linesDone: Generated<number>
  goodLines: Generated<number>
  refusedLines: Generated<number>
  unchangedLines: Generated<number>
  created: Generated<number>
  /** As the file names them. */
  ignoredColumns: Generated<string[]>
  /** Notes on the file beside its lines. */
  notes: ColumnType<unknown, string | undefined, string>
  createdAt: Date
  finishedAt: Nullable<Date>
}

type PeopleImportProblemTable = {
  tenantId: number
  importId: number
  line: number
  place: number
  columnId: Nullable<string>
  reason: string
  value: Nullable<string>
  aboutUserId: Nullable<number>
}

type AccountPeriodTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  openedAt: Date
  closedAt: Nullable<Date>
}

type UserOrganizationPeriodTable = {
  tenantId: number
  userId: number
  orgId: Nullable<number>
  startsAt: Date
}

export type PeopleImportRow = Selectable<PeopleImportTable>
