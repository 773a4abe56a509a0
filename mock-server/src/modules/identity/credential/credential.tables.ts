import type { Generated } from 'kysely'
import type { EnabledStatus, Nullable } from '../../../platform/db/columns.ts'

export type CredentialTables = {
  oauthToken: OauthTokenTable
  oauthClient: OauthClientTable
}

type OauthClientTable = {
  id: Generated<number>
  tenantId: number
  clientId: string
  secretHash: Buffer
  /** Encrypted by `Secrets.seal`. */
  secretSealed: string
  status: Generated<EnabledStatus>
  name: string
  description: Generated<string>
  version: Generated<number>
  createdBy: Nullable<number>
  createdAt: Date
  lastTokenAt: Nullable<Date>
}

type OauthTokenTable = { tokenHash: Buffer; tenantId: number; oauthClientId: number; expiresAt: Date }
