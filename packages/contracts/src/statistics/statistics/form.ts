import * as z from 'zod'
import { DAY_MS, DAY_SECONDS, HOUR_SECONDS } from '../../shared/units.ts'
import { queryDay, queryId, queryPage } from '../../shared/wire.ts'

/** The last day lies at most this many days after the first (STAT-014). */
export const MAX_RANGE_DAYS = 30
/** As long as a range of days may be, with the hour that a change of the clock adds. */
export const MAX_RANGE_SECONDS = (MAX_RANGE_DAYS + 1) * DAY_SECONDS + HOUR_SECONDS

/** `YYYYMMDD` or `YYYY-MM-DD` as a number of days, for differences only. */
function toDayNumber(day: string): number {
  return Date.parse(day.replace(/^(....)(..)(..)$/, '$1-$2-$3')) / DAY_MS
}

/** The query of every page of statistics (STAT-007, STAT-016): both days included, of the tenant's zone. */
export const formFields = {
  beginDay: queryDay,
  endDay: queryDay,
  /** Absent: every business type. */
  bizTypeId: queryId.optional(),
  /** Absent: everything that the caller may see. */
  orgId: queryId.optional(),
}

/** The query of a paged list of statistics beside the form (STAT-059). */
export const pageFields = queryPage()

type Range = { beginDay: string; endDay: string }
const ANY_DAY = '20000101'
type OptionalRange = { [Day in keyof Range]?: string | undefined }

/** The checks that a range of days needs, for any query that has one. */
export function checkedRange<Query extends z.ZodType<Range>>(query: Query) {
  return checkedDays(query, { rangeOf: (range) => range, endField: 'endDay' })
}

/** As `checkedRange`, for a query that names its days otherwise. */
export function checkedDays<Query extends z.ZodType>(
  query: Query,
  { rangeOf, endField }: { rangeOf: (query: z.output<Query>) => Range; endField: string },
) {
  const isForward = ({ beginDay, endDay }: Range): boolean => beginDay <= endDay
  const isShort = ({ beginDay, endDay }: Range): boolean =>
    toDayNumber(endDay) - toDayNumber(beginDay) <= MAX_RANGE_DAYS
  return query
    .refine((value) => isForward(rangeOf(value)), { path: [endField], message: 'rangeBackwards' })
    .refine((value) => isShort(rangeOf(value)), {
      path: [endField],
      message: `at most ${MAX_RANGE_DAYS} days`,
    })
}

/** As `checkedRange`, for a query that may also leave both days out. */
export function checkedOptionalRange<Query extends z.ZodType<OptionalRange>>(query: Query) {
  const bothOrNone = query.refine(
    ({ beginDay, endDay }) => (beginDay === undefined) === (endDay === undefined),
    { path: ['endDay'], message: 'both days or none' },
  )
  return checkedDays(bothOrNone, {
    // Without days there is nothing to check, as in a range of any one day.
    rangeOf: ({ beginDay, endDay }) => ({
      beginDay: beginDay ?? endDay ?? ANY_DAY,
      endDay: endDay ?? beginDay ?? ANY_DAY,
    }),
    endField: 'endDay',
  })
}

export const statForm = checkedRange(z.strictObject(formFields))
