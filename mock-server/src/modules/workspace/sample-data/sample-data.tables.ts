export type SampleDataTables = { sampleData: SampleDataTable }

type SampleDataTable = {
  tenantId: number
  /** Beginning of the ids of its events, calls and sessions. */
  prefix: string
  addedAt: Date
  userIds: number[]
  calls: number
  events: number
  lastReceipt: number
}
