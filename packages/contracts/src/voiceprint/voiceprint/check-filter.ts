import * as z from 'zod'
import { queryDay } from '../../shared/wire.ts'
import { CHECK_STATUS } from './check-status.ts'
import { peopleFields, statusOf } from './people-filter.ts'

/** Filters of the check records. */
export const checkFields = {
  ...peopleFields,
  /** The day of the check, in the tenant's zone. */
  checkDate: queryDay.optional(),
  status: statusOf(CHECK_STATUS),
}

export const checkFilter = z.strictObject(checkFields)
export type CheckFilter = z.output<typeof checkFilter>
