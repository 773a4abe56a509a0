import type { Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type SignInTables = {
  signInFactor: SignInFactorTable
  recoveryCode: RecoveryCodeTable
  signInTicket: SignInTicketTable
  factorDemand: FactorDemandTable
}

type SignInFactorTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  kind: 'totp'
  secretSealed: string
  confirmedAt: Nullable<Date>
  lastStep: Nullable<number>
  createdAt: Date
}

type RecoveryCodeTable = {
  tenantId: number
  userId: number
  codeHash: Buffer
  usedAt: Nullable<Date>
}

type SignInTicketTable = {
  ticketHash: Buffer
  tenantId: number
  userId: number
  clientId: string
  passwordMark: Buffer
  expiresAt: Date
}

type FactorDemandTable = {
  tenantId: number
  everybody: boolean
  roleIds: number[]
  version: Generated<number>
}
