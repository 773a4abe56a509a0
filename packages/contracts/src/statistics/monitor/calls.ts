import * as z from 'zod'
import { exportCall, fileCall } from '../../operations/exports/export-call.ts'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id, noQuery, queryDay, queryId, unixSeconds, versionFromZero } from '../../shared/wire.ts'
import { ATTENDANCE } from './attendance.ts'
import {
  checkedForm,
  onePersonFields,
  peopleFilters,
  peoplePage,
  personFields,
  shiftExportFilter,
  trackExportFilter,
} from './form.ts'
import { STATUS_EVENT } from './status-events.ts'

const count = z.int().min(0)
const seconds = z.int().min(0)

export { MAX_PEOPLE } from './form.ts'
export {
  adherence,
  deviations,
  DEVIATION_CAUSES,
  teamAdherence,
  teamDay,
  type DeviationCause,
} from './adherence-calls.ts'
export { edit, editHistory, exportEdits, EDIT_REFUSALS, MAX_REASON } from './edit-calls.ts'

const subStatus = z.string().min(1)

/**
 * The start of a status as it is after corrections, or, where a status ended and no other began, a log-out. In their
 * order; of several in one second the last one wins. Heartbeats start nothing and are left out (MON-067).
 */
const event = z.object({
  evtType: z.enum(STATUS_EVENT),
  evtAt: unixSeconds,
  /** Absent for the plain status (MON-Q9). */
  subEvt: ours(subStatus),
})
export type TrackEvent = z.output<typeof event>

/** Seconds in each status. */
const durations = {
  workDuration: seconds,
  /** Seconds in every status but offline and leave. */
  onlineDuration: seconds,
  breakDuration: seconds,
  idleDuration: seconds,
  leaveDuration: seconds,
}

/** One person over the whole range, and each of its days that has started. */
const personTrack = {
  userId: id,
  userName: z.string(),
  ...durations,
  /** Seconds of work that the shifts which begin in the range expect. */
  scheduleWorkDuration: seconds,
  dailyTrackList: z.array(z.object({ day: queryDay, ...durations })),
}

/**
 * The seats of the organisations requested, and anyone else who worked there in the range, by name. Durations are those of
 * the last rollup, events those of this moment. A status that began before the range comes with its own time.
 */
export const track = defineCall({
  id: 'monitor.track',
  documented: true,
  path: '/api/dolphin-ai/stat/status/track',
  successCode: 200,
  acceptsOnly: 200,
  query: checkedForm(z.strictObject({ ...personFields, ...peoplePage })),
  data: z.object({
    userStatusTrackList: z.array(z.object({ ...personTrack, events: z.array(event) })),
    /** The number of people on all pages; without it the list has everybody. The next three are of all of them too. */
    total: ours(count),
    /** Different people online on any day of the range. */
    totalOnlineUserCnt: count,
    totalOnlineDuration: seconds,
    /** Seconds a person who was online (STAT-081). */
    avgOnlineDuration: z.number().min(0),
  }),
})

/** The newest of one answer at most. */
export const MAX_ALERTS = 500

/** A person's id and the unix second at which the alert was raised. */
const alertId = z.string().regex(/^[1-9]\d{0,15}-\d{1,12}$/)

/** Characters that a note has at most. */
export const MAX_NOTE = 500

/** The person who has seen an alert and what they say about it. */
const acknowledgement = {
  acknowledgedAt: unixSeconds,
  acknowledgedBy: z.string(),
  /** May be empty. */
  note: z.string(),
}

/**
 * Alerts of people who were idle for longer than `idleOvertime`, at the moment when they reached it; newest first (MON-042,
 * MON-Q23). An alert is listed at most half a minute after that moment. Anyone who is connected then is sent PushEvents with
 * this path as its `url` and as count the alerts of today that nobody has acknowledged (docs/decisions/0075).
 */
export const alerts = defineCall({
  id: 'monitor.alerts',
  documented: true,
  path: '/api/dolphin-ai/stat/status/list/inactive_alert',
  successCode: 200,
  acceptsOnly: 200,
  query: checkedForm(z.strictObject(personFields)),
  data: z.object({
    userInactiveAlertList: z.array(
      z.object({
        inActiveAlertAt: unixSeconds,
        userId: id,
        userName: z.string(),
        /** Names this alert for `acknowledgeAlert`; the same in every answer. */
        alertId: ours(alertId),
        /** Absent: nobody has acknowledged it. */
        acknowledgement: ours(z.object(acknowledgement)),
      }),
    ),
    /** All of them, also those that are too many for the list. */
    total: ours(count),
  }),
})

/**
 * Marks an alert as seen, with a note. The first acknowledgement holds: another one answers 409, whose `data.changed` says
 * who was first.
 */
export const acknowledgeAlert = defineCall({
  id: 'monitor.acknowledgeAlert',
  method: 'POST',
  path: '/api/dolphin-ai/stat/status/inactive_alert/acknowledge',
  successCode: 200,
  body: z.strictObject({ alertId, note: z.string().trim().max(MAX_NOTE).default('') }),
  data: z.object(acknowledgement),
})

/** People of a rank at most. */
export const MAX_RANKED = 500

/** People by their inactivity alerts, most first; nobody without any. */
export const alertRank = defineCall({
  id: 'monitor.alertRank',
  documented: true,
  path: '/api/dolphin-ai/stat/status/rank',
  successCode: 200,
  acceptsOnly: 200,
  query: checkedForm(z.strictObject({ ...personFields, rankType: z.literal('alertCnt') })),
  data: z.object({ rankList: z.array(z.object({ userId: ours(id), userName: z.string(), value: count })) }),
})

/** The events of one person, as in the track (MON-061), and what a correction is based on. */
export const events = defineCall({
  id: 'monitor.events',
  documented: true,
  path: '/api/dolphin-ai/stat/status/list/events',
  successCode: 200,
  query: checkedForm(z.strictObject(onePersonFields)),
  data: z.object({
    events: z.array(event),
    /** The newest correction of this person's statuses, 0 without any: `edit` names it as `lastEditId`. */
    lastEditId: ours(versionFromZero),
  }),
})

/** The figures of one person, as in the track (MON-062). */
export const detail = defineCall({
  id: 'monitor.detail',
  documented: true,
  path: '/api/dolphin-ai/stat/status/detail',
  successCode: 200,
  query: checkedForm(z.strictObject(onePersonFields)),
  data: z.object(personTrack),
})

/** Seconds of idleness after which an alert is raised (MON-043); the same for every business type. */
export const config = defineCall({
  id: 'monitor.config',
  documented: true,
  path: '/api/dolphin-ai/monitor/config',
  successCode: 200,
  query: z.strictObject({ bizTypeId: queryId.optional() }),
  data: z.object({ idleOvertime: ours(seconds) }),
})

/** A shift and its outcome; it belongs to the day on which it begins (PLAN-Q11). */
const shift = z.object({
  schedulesStart: unixSeconds,
  /** Null: nobody has come yet. */
  actualStart: unixSeconds.nullish(),
  /** From start to end, with breaks. */
  schedulesDuration: seconds,
  expectedWorkDuration: seconds,
  actualWorkDuration: seconds,
  /** Null while it is open: before the shift, and during it until the person comes. */
  status: z.enum(ATTENDANCE).nullish(),
})

/**
 * The seats of the organisations requested by name, each with the shifts of the range in order, without cancelled ones. Both
 * filters apply to all people, before there are pages, and together leave people who satisfy both (R53, PLAN-028..030).
 */
export const schedules = defineCall({
  id: 'monitor.schedules',
  documented: true,
  path: '/api/dolphin-ai/monitor/schedules/detail',
  successCode: 200,
  query: checkedForm(
    z.strictObject({
      ...personFields,
      ...peoplePage,
      ...peopleFilters,
    }),
  ),
  data: z.object({
    userScheduleList: z.array(z.object({ userId: id, userName: z.string(), detail: z.array(shift) })),
    /** The number of people on all pages; without it the list has everybody, whatever the filters are. */
    total: ours(count),
  }),
})

/** The figures of `track`: a row for each person and day (MON-023). */
export const exportTrack = exportCall({
  id: 'monitor.statusExport',
  documented: true,
  path: '/api/dolphin-ai/stat/status/export',
  successCode: 200,
  query: trackExportFilter,
})

/** The rows of `schedules`: a row for each shift, and one for each seat without any (PLAN-037). */
export const exportSchedules = fileCall({
  id: 'monitor.schedulesExport',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/monitor/schedules/detail/export',
  query: noQuery,
  body: shiftExportFilter,
})
