import type { Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type TrackingTables = {
  trackingEvent: TrackingEventTable
}

type TrackingEventTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  businessTypeId: Nullable<number>
  metricId: string
  value: string
  happenedAt: Date
  sessionId: string
  sourceType: string
  sourceVersion: string
  receivedAt: Date
  /** Value of a duration; null for other metrics. */
  seconds: Nullable<number>
}
