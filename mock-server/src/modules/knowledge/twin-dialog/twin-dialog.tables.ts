import type { Versioned } from '../../../platform/db/columns.ts'

export type TwinDialogTables = {
  twinDialog: TwinDialogTable
}

type TwinDialogTable = Versioned & {
  tenantId: number
  businessTypeId: number
  opening: string
  closing: string
  tone: 'friendly' | 'formal' | 'brief'
  mostTurns: number
  isEnabled: boolean
}
