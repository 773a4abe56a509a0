export type RetentionTables = {
  factRetention: FactRetentionTable
  factMonth: FactMonthTable
}

/** `keptFrom` is a day, as text. */
type FactRetentionTable = { tenantId: number; keptFrom: string }

type FactMonthTable = { month: string }
