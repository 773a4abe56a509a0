import * as z from 'zod'
import { ALL, checkedTimes, DATA_SOURCE, MAX_NAMED } from '../../quality/quality/record-filter.ts'
import { filterText, queryId, queryIds, queryInt, queryUnixSeconds } from '../../shared/wire.ts'

/** In a query: any source, or one. */
export const querySource = z.union([
  z.literal(ALL),
  z.literal(`${ALL}`).transform((): typeof ALL => ALL),
  queryInt(DATA_SOURCE.realTime, DATA_SOURCE.postEvent).pipe(z.enum(DATA_SOURCE)),
])

/** A session's own id, as the platform that reported it named it. */
export const sessionId = z.string().min(1).max(64)

/** The filter of lists and figures of sessions (STAT-063, DSET-021, WORK-036); both times are included. */
export const peopleFields = {
  beginTime: queryUnixSeconds,
  endTime: queryUnixSeconds,
  bizId: queryId.optional(),
  orgId: queryIds(MAX_NAMED).optional(),
  userId: queryIds(MAX_NAMED).optional(),
  /** Source of violations; with one, or a rule or a label, the time of the hit counts, not the beginning of the session. */
  source: querySource.default(ALL),
}

export const listFields = {
  ...peopleFields,
  /** The exact name of a seat, where no id is known. */
  userName: filterText.optional(),
  ruleId: queryId.optional(),
  labelId: queryId.optional(),
  /** Only what was done for one project (R20, PROJ-033). */
  projectId: queryId.optional(),
}

export const peopleFilter = checkedTimes(z.strictObject(peopleFields))
