import type { Decimal, Versioned } from '../../../platform/db/columns.ts'

export type PayTables = {
  payRule: PayRuleTable
}

type PayRuleTable = Versioned & {
  tenantId: number
  businessTypeId: number
  perOnlineHour: Decimal
  perValidCall: Decimal
  perOrder: Decimal
  perSeriousViolation: Decimal
}
