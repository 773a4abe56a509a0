import type { Generated } from 'kysely'
import type { Json, Nullable } from '../../../platform/db/columns.ts'

export type ReportScheduleTables = {
  reportRun: ReportRunTable
  reportSchedule: ReportScheduleTable
}

type ReportRunTable = {
  id: Generated<number>
  tenantId: number
  scheduleId: number
  dueAt: Date
  state: 'running' | 'done' | 'failed'
  reason: Nullable<string>
  attempts: Generated<number>
  exportJobId: Nullable<number>
  finishedAt: Nullable<Date>
  /** Consecutive attempts to store its end that failed for an unexpected reason. */
  failedAttempts: Generated<number>
  retryAt: Nullable<Date>
}

type ReportScheduleTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  name: string
  /** The export without its days. */
  request: Json
  timing: Json
  period: 'day' | 'week' | 'month'
  language: 'en' | 'zh'
  state: Generated<'active' | 'paused' | 'ended'>
  version: Generated<number>
  /** The zone of `nextDueAt`. */
  timezone: string
  /** `YYYY-MM-DD`: another zone moves the moment, not the day. */
  nextDueDay: string
  nextDueAt: Date
  createdAt: Date
  /** Consecutive attempts that failed for an unexpected reason. */
  failedAttempts: Generated<number>
  /** No new attempt is made before this time. */
  retryAt: Nullable<Date>
}
