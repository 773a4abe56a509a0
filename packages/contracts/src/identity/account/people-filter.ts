import * as z from 'zod'
import { filterText, id } from '../../shared/wire.ts'

/** `waiting`: signed up, not enabled yet; `noPassword`: enabled, but nobody has a password for it. */
export const PERSON_STATUSES = ['enabled', 'disabled', 'waiting', 'noPassword'] as const

/** Filter of the tenant's people; an organisation counts with all below it. */
export const peopleFilter = z.strictObject({
  /** Part of the account, the name or the nickname. */
  text: filterText.optional(),
  orgId: id.nullish(),
  status: z.enum(PERSON_STATUSES).nullish(),
  roleId: id.nullish(),
  businessTypeId: id.nullish(),
})
export type PeopleFilter = z.output<typeof peopleFilter>
