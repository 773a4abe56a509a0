import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryDay, queryFlag, queryId, unixSeconds } from '../../shared/wire.ts'
import { checkedForm, formFields, onePersonFields, peopleFilters, peoplePage, personFields } from './form.ts'

const count = z.int().min(0)
const seconds = z.int().min(0)

/**
 * Figures for how well shifts were followed, of those that begin in the range, as far as they have passed. A shift plans
 * presence from its start to its end, with breaks of `schedulesDuration - expectedWorkDuration` in all. Adherence is the
 * time in the planned activity, `adherentDuration / plannedDuration`. Anyone who is online is in it; breaks count up to the
 * planned ones, and the person's own idleness up to `idleOvertime`. It is at most 1. Conformance is the time worked,
 * whenever it was, by the time that was to be worked, `workedDuration / plannedWorkDuration`. Above 1 is overtime. Both are
 * null where nothing was planned.
 */
const figures = {
  /** Seconds from the start of each shift to its end, or to now. Of shifts that overlap each counts. */
  plannedDuration: seconds,
  adherentDuration: seconds,
  adherence: z.number().min(0).max(1).nullable(),
  /** Seconds of work that the shifts expect; of a running one in proportion to its elapsed part. */
  plannedWorkDuration: seconds,
  /** Seconds of the status work on the days with a shift; one that ends after midnight prolongs its day to its end. */
  workedDuration: seconds,
  conformance: z.number().min(0).nullable(),
}

const queryOfPeople = checkedForm(z.strictObject({ ...personFields, ...peoplePage, ...peopleFilters }))

/** As `schedules`: the same people in the same order, by pages, with the same filters. */
export const adherence = defineCall({
  id: 'monitor.adherence',
  path: '/api/dolphin-ai/stat/status/adherence',
  successCode: 200,
  query: queryOfPeople,
  data: z.object({
    userAdherenceList: z.array(
      z.object({
        userId: id,
        userName: z.string(),
        ...figures,
        /** Each day with a shift that has started. */
        dailyList: z.array(z.object({ day: queryDay, ...figures })),
      }),
    ),
    /** Number of people on all pages. */
    total: count,
  }),
})

/** The figures of all people of `adherence` together as of the last rollup: sums, and quotients of the sums. */
export const teamAdherence = defineCall({
  id: 'monitor.teamAdherence',
  path: '/api/dolphin-ai/stat/status/adherence/team',
  successCode: 200,
  query: checkedForm(z.strictObject(formFields)),
  data: z.object({ ...figures, /** People with a shift that has started. */ plannedUserCnt: count }),
})

/** Why an interval of a shift was not as planned. */
export const DEVIATION_CAUSES = [
  /** The whole shift, of which nobody came. */
  'absent',
  /** From the start of the shift until the person came. */
  'lateStart',
  /** From when the person went until the end of the shift. */
  'earlyLeave',
  /** Offline in between. */
  'offline',
  /** On leave in between. */
  'leave',
  /** The part of a break that is beyond the planned breaks of the shift. */
  'breakTooLong',
  /** The person's own idleness, from the moment at which it raises an inactivity alert. */
  'inactive',
] as const
export type DeviationCause = (typeof DEVIATION_CAUSES)[number]

/**
 * The intervals of one person's shifts that were not as planned, in order and apart, each within one shift. They add up to
 * `plannedDuration - adherentDuration` of `adherence`.
 */
export const deviations = defineCall({
  id: 'monitor.deviations',
  path: '/api/dolphin-ai/stat/status/adherence/detail',
  successCode: 200,
  query: checkedForm(z.strictObject(onePersonFields)),
  data: z.object({
    deviationList: z.array(
      z.object({
        /** The day on which the shift begins, and its two ends. */
        day: queryDay,
        shiftStart: unixSeconds,
        shiftEnd: unixSeconds,
        cause: z.enum(DEVIATION_CAUSES),
        begin: unixSeconds,
        end: unixSeconds,
        /** The interval goes on at this moment. */
        isOpen: z.boolean(),
      }),
    ),
  }),
})

const share = z.number().min(0).max(1)

/**
 * A day of a team, to compare one person's with. People are those of the organisations requested (without any: all that the
 * caller may see) who were online or on leave on that day.
 */
export const teamDay = defineCall({
  id: 'monitor.teamDay',
  path: '/api/dolphin-ai/stat/status/team_day',
  successCode: 200,
  query: z.strictObject({
    day: queryDay,
    bizTypeId: queryId.optional(),
    orgId: queryId.optional(),
    /** Leaves `slotList` empty, for which all statuses of the day are read. */
    isMedianAlone: queryFlag.optional(),
  }),
  data: z.object({
    userCnt: count,
    /** The median over the people of their seconds in each status; null without anybody. As of the last rollup. */
    median: z
      .object({
        workDuration: z.number().min(0),
        onlineDuration: z.number().min(0),
        breakDuration: z.number().min(0),
        idleDuration: z.number().min(0),
        leaveDuration: z.number().min(0),
      })
      .nullable(),
    /**
     * Each quarter of an hour of the day that has started, in order, with the share of the people's time that each status
     * took. The rest up to 1 is offline; online here is neither work nor break nor idle. As of this moment.
     */
    slotList: z.array(
      z.object({
        slotAt: unixSeconds,
        work: share,
        online: share,
        break: share,
        idle: share,
        leave: share,
      }),
    ),
  }),
})
