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
  /** To store its end, in a row, for an unexpected reason. */
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
  /** In a row, for an unexpected reason. */
  failedAttempts: Generated<number>
  /** Not before then. */
  retryAt: Nullable<Date>
}
