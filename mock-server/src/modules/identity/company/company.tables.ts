import type { ColumnType, Generated } from 'kysely'
import type { TenantKind } from '../../../access/menu/menu-table.ts'
import type { Nullable } from '../../../platform/db/columns.ts'

export type CompanyTables = {
  tenant: TenantTable
  invitationCode: InvitationCodeTable
}

type TenantTable = {
  id: Generated<number>
  tenantId: ColumnType<number, never, never>
  code: string
  kind: TenantKind
  nameEn: string
  nameZh: string
  shortName: Nullable<string>
  tenantType: Nullable<'Standard' | 'Provider' | 'Receiver'>
  authStatus: Nullable<'Unverified' | 'Verified' | 'Rejected'>
  authRemark: Nullable<string>
  timezone: string
  /** ISO 4217 code. */
  currency: Generated<string>
  validCallSeconds: Generated<number>
  billAccountVisible: Generated<boolean>
  oneSignIn: Generated<boolean>
  needsUpdateKey: Generated<boolean>
  updateKeyGeneration: Generated<number>
  credentialStatus: Nullable<number>
  credentialFlag: Nullable<number>
  logo: Nullable<string>
  subLogo: Nullable<string>
  contactPerson: Nullable<string>
  contactTel: Nullable<string>
  contactEmail: Nullable<string>
  address: Nullable<string>
  createdAt: Generated<Date>
  version: Generated<number>
}

type InvitationCodeTable = {
  id: Generated<number>
  tenantId: number
  code: string
  expiresAt: Date
  createdBy: Nullable<number>
  createdAt: Date
  usedAt: Nullable<Date>
  usedBy: Nullable<number>
}
