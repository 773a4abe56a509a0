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

/** Results of a check (R6): 2 is a match. */
export const CHECK_STATUS = { notChecked: 0, inconsistent: 1, consistent: 2 } as const
export type CheckStatus = (typeof CHECK_STATUS)[keyof typeof CHECK_STATUS]

/** True if a record's voice may be revised or added to a category (VOICE-043). */
export function isEditable({ status }: { status: CheckStatus }): boolean {
  return status === CHECK_STATUS.consistent
}

/** A record that the check found inconsistent can be a false alarm: a person sets it consistent with a reason (R63). */
export function canBeFalseAlarm({ status }: { status: CheckStatus }): boolean {
  return status === CHECK_STATUS.inconsistent
}

/** Filters of the check records. */
export const checkFields = {
  ...peopleFields,
  /** The day of the check, in the tenant's zone. */
  checkDate: queryDay.optional(),
  status: statusOf(CHECK_STATUS),
}

export const checkFilter = z.strictObject(checkFields)
export type CheckFilter = z.output<typeof checkFilter>
