import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedLine } from '../../shared/text.ts'
import { id, queryId, unixSeconds, version } from '../../shared/wire.ts'
import { getAllowedPeriods, scheduledRequest } from './scheduled-request.ts'
import { PERIODS, timing } from './timing.ts'

export {
  toDayFields,
  getAllowedPeriods,
  SCHEDULED_KINDS,
  scheduledRequest,
  withoutDays,
  type ScheduledKind,
  type ScheduledRequest,
} from './scheduled-request.ts'
export type { RunDays } from './run-days.ts'
export { LAST_DAY_OF_ALL_MONTHS, PERIODS, timing, type Period, type Timing } from './timing.ts'

/** Schedules of one person, paused and ended ones too. */
export const MAX_SCHEDULES = 20
export const SCHEDULE_NAME_MAX = 40

export const SCHEDULE_REFUSALS = {
  /** Another schedule of the person has this name, in whatever case. */
  nameTaken: 2001,
  /** More than `MAX_SCHEDULES`. */
  tooMany: 2002,
  /** Its request can no longer be read: see `brokenSchedule`. */
  broken: 2003,
} as const

/** One line, without characters that nobody sees. */
const scheduleName = typedLine(SCHEDULE_NAME_MAX).min(1)

const fields = { name: scheduleName, timing, period: z.enum(PERIODS), request: scheduledRequest }

/** The outcome of a report when it was due. */
export const reportRun = z.object({
  dueAt: unixSeconds,
  state: z.enum(['running', 'done', 'failed']),
  /** Why it failed, in the language of the request. */
  reason: z.string().nullable(),
  /** Signed as those of the tray; null without a file, also when it left the tray or the right to it is gone. */
  fileURL: z.string().nullable(),
  fileName: z.string().nullable(),
})

export const reportSchedule = z.object({
  id,
  ...fields,
  /** `ended`: its person was disabled when it was due. It can be resumed as a paused one. */
  state: z.enum(['active', 'paused', 'ended']),
  version,
  timezone: z.string(),
  /** Null unless active. */
  nextDueAt: unixSeconds.nullable(),
  lastRun: reportRun.nullable(),
})
export type ReportSchedule = z.output<typeof reportSchedule>

/** A schedule that this version of the server can no longer run as it is stored. */
export const brokenSchedule = z.object({
  id,
  name: z.string(),
  version,
  /** Why it cannot run, in the language of the request. */
  reason: z.string(),
  /** The part that can be exported still, so that a change of days and times mends it; null where only deleting is left. */
  request: scheduledRequest.nullable(),
})
export type BrokenSchedule = z.output<typeof brokenSchedule>

const PATH = '/api/export/schedules'

/** The caller's own, by name. */
export const list = defineCall({
  id: 'reportSchedule.list',
  path: PATH,
  localised: true,
  data: z.object({
    timezone: z.string(),
    schedules: z.array(reportSchedule),
    broken: z.array(brokenSchedule),
  }),
})

/** The files have the language of the request that made or changed the schedule. */
export const create = defineCall({
  id: 'reportSchedule.create',
  method: 'POST',
  path: PATH,
  body: z
    .strictObject(fields)
    .refine(({ request, period }) => getAllowedPeriods(request.kind).includes(period), {
      path: ['period'],
      message: 'not of this export',
    }),
  data: z.object({ id }),
  refusals: SCHEDULE_REFUSALS,
})

/** Changes a schedule. Its request remains, except for the format. */
export const modify = defineCall({
  id: 'reportSchedule.modify',
  method: 'PUT',
  path: PATH,
  body: z.strictObject({
    id,
    version,
    name: fields.name,
    timing,
    period: fields.period,
    format: z.enum(['xlsx', 'csv']),
  }),
  refusals: { nameTaken: SCHEDULE_REFUSALS.nameTaken, broken: SCHEDULE_REFUSALS.broken },
})

/** Pauses or resumes a schedule. Runs that were due while it was paused are not made up for. */
export const pause = defineCall({
  id: 'reportSchedule.pause',
  method: 'PUT',
  path: `${PATH}/paused`,
  body: z.strictObject({ id, version, isPaused: z.boolean() }),
  refusals: { broken: SCHEDULE_REFUSALS.broken },
})

/** Deletes a schedule; its files remain in the tray. */
export const remove = defineCall({
  id: 'reportSchedule.remove',
  method: 'DELETE',
  path: PATH,
  query: z.strictObject({ id: queryId }),
})
