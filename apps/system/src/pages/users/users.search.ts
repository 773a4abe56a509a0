import { account } from '@console/contracts'
import { flagField, idField, intField, oneOfField, textField, type SearchOf } from '@console/ui'
import type { PeopleWanted } from '../../queries/people.ts'

const ANY_STATUS = 'any'
const MAX_LISTED_PAGE = 1000

/** The state of the page in its address: filters, page, open person, dialogs that can be left and found again. */
export const usersSearch = {
  text: textField(),
  orgId: idField(),
  status: oneOfField([ANY_STATUS, ...account.PERSON_STATUSES], ANY_STATUS),
  roleId: idField(),
  businessTypeId: idField(),
  page: intField({ fallback: 1, min: 1, max: MAX_LISTED_PAGE }),
  id: idField(),
  import: flagField(),
  new: flagField(),
  edit: flagField(),
}

export type PersonStatus = (typeof account.PERSON_STATUSES)[number]
export type UsersFilters = {
  text: string
  orgId: number | null
  status: PersonStatus | null
  roleId: number | null
  businessTypeId: number | null
}

export function filtersOf(search: SearchOf<typeof usersSearch>): UsersFilters {
  const { text, orgId, status, roleId, businessTypeId } = search
  return { text: text ?? '', orgId, status: status === ANY_STATUS ? null : status, roleId, businessTypeId }
}

/** Filters as the address has them; a new question begins on the first page. */
export function searchOf({ text, status, ...ids }: UsersFilters): Partial<SearchOf<typeof usersSearch>> {
  return { ...ids, text: text.trim() || null, status: status ?? ANY_STATUS, page: 1 }
}

/** What the calls are asked with: only what is set. */
export function filterOf({
  text,
  orgId,
  status,
  roleId,
  businessTypeId,
}: UsersFilters): account.PeopleFilter {
  return {
    ...(text.trim() === '' ? {} : { text: text.trim() }),
    ...(orgId === null ? {} : { orgId }),
    ...(status === null ? {} : { status }),
    ...(roleId === null ? {} : { roleId }),
    ...(businessTypeId === null ? {} : { businessTypeId }),
  }
}

export function wantedOf(filters: UsersFilters, page: number): PeopleWanted {
  return { ...filterOf(filters), pageIndex: page, pageSize: account.PEOPLE_PAGE_SIZE }
}

export function setFilterCount(filters: UsersFilters): number {
  return Object.keys(filterOf(filters)).length
}
