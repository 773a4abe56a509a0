export type RetentionTables = {
  factRetention: FactRetentionTable
}

/** `keptFrom` is a day, as text. */
type FactRetentionTable = { tenantId: number; keptFrom: string }
