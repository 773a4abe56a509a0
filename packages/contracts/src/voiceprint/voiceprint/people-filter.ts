import * as z from 'zod'
import { filterText, queryDay, queryId, queryInt } from '../../shared/wire.ts'

/** In a filter of a status: any. */
export const ANY_STATUS = -1

const anyStatus = z.union([
  z.literal(ANY_STATUS),
  z.literal(`${ANY_STATUS}`).transform((): typeof ANY_STATUS => ANY_STATUS),
])

/** A status of a filter: -1 or absent is any. */
export const statusOf = <Status extends Record<string, number>>(status: Status) =>
  z.union([anyStatus, queryInt(0, Object.keys(status).length - 1).pipe(z.enum(status))]).default(ANY_STATUS)

/** Filters of people that the lists of samples and of checks share. */
export const peopleFields = {
  /** Part of the person's name. */
  name: filterText.optional(),
  /** This organisation and all below it. */
  orgId: queryId.optional(),
  /** The day of creation, in the tenant's zone. */
  date: queryDay.optional(),
}
