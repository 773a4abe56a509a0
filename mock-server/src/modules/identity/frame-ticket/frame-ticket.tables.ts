import type { Nullable } from '../../../platform/db/columns.ts'

export type FrameTicketTables = {
  frameTicket: FrameTicketTable
  frameToken: FrameTokenTable
}

type FrameTokenTable = {
  tokenHash: Buffer
  tenantId: number
  sessionHash: Buffer
  origin: string
  businessTypeId: Nullable<number>
  expiresAt: Date
}

type FrameTicketTable = Omit<FrameTokenTable, 'tokenHash'> & { ticketHash: Buffer; usedAt: Nullable<Date> }
