import type { Nullable } from '../../../platform/db/columns.ts'

export type MailTables = {
  personMail: PersonMailTable
  mailLink: MailLinkTable
}

type PersonMailTable = {
  tenantId: number
  userId: number
  /** Verified; only such an address gets mail, besides the link that verifies it. */
  address: Nullable<string>
  verifiedAt: Nullable<Date>
  pendingAddress: Nullable<string>
}

type MailLinkTable = {
  tokenHash: Buffer
  tenantId: number
  userId: number
  purpose: 'address' | 'password'
  address: string
  createdAt: Date
  expiresAt: Date
}
