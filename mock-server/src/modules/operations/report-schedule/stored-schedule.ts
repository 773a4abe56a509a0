import { reportSchedule } from '@console/contracts'
import { z } from 'zod'

const kindOnly = z.object({ kind: z.string() })

const row = z.object({
  id: z.number(),
  userId: z.number(),
  name: z.string(),
  language: z.enum(['en', 'zh']),
  state: z.enum(['active', 'paused', 'ended']),
  version: z.number(),
  timezone: z.string(),
  nextDueDay: z.string(),
  nextDueAt: z.date(),
  request: z.unknown(),
  timing: reportSchedule.timing.nullable().catch(null),
  period: z.enum(reportSchedule.PERIODS),
})
type Row = z.output<typeof row>

/** `noReport`: there is no such export any more. `filters`, `times`: it no longer takes those. */
export type ScheduleProblem = 'noReport' | 'filters' | 'times'

export type RunnableSchedule = Omit<Row, 'request' | 'timing'> & {
  problem: null
  request: reportSchedule.ScheduledRequest
  timing: reportSchedule.Timing
}
/** A schedule set with an earlier version that this one refuses: each part that cannot be read is null. */
export type BrokenSchedule = Omit<Row, 'request'> &
  (
    | { problem: Exclude<ScheduleProblem, 'times'>; request: null }
    | { problem: 'times'; request: reportSchedule.ScheduledRequest }
  )
export type StoredSchedule = RunnableSchedule | BrokenSchedule

/** A schedule that cannot run must not prevent others from being listed and run: it is parsed as broken. */
export function parseSchedule(stored: object): StoredSchedule {
  const { request: raw, ...schedule } = row.parse(stored)
  const request = reportSchedule.scheduledRequest.safeParse(raw).data ?? null
  const { timing, period } = schedule
  if (request === null) return { ...schedule, request, problem: hasReport(raw) ? 'filters' : 'noReport' }
  if (timing === null || !reportSchedule.getAllowedPeriods(request.kind).includes(period))
    return { ...schedule, request, problem: 'times' }
  return { ...schedule, request, timing, problem: null }
}

function hasReport(raw: unknown): boolean {
  const kind = kindOnly.safeParse(raw).data?.kind
  return kind !== undefined && reportSchedule.SCHEDULED_KINDS.includes(kind)
}
