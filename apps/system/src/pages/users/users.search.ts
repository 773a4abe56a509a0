import { account } from '@console/contracts'
import { flagField, idField, oneOfField, textField, type SearchOf } from '@console/ui'
import { pageField, sizeField, type ListDefinition, type ListSearch } from '@console/ui/list-page'

const ANY_STATUS = 'any'
const MAX_LISTED_PAGE = 1000

/** The state of the page in its address: filters, page, open person, dialogs that survive a reload. */
const shape = {
  text: textField(),
  orgId: idField(),
  status: oneOfField([ANY_STATUS, ...account.PERSON_STATUSES], ANY_STATUS),
  roleId: idField(),
  businessTypeId: idField(),
  page: pageField(MAX_LISTED_PAGE),
  size: sizeField(account.PEOPLE_PAGE_SIZE),
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

function toFilters(search: SearchOf<typeof shape>): UsersFilters {
  const { text, orgId, status, roleId, businessTypeId } = search
  return { text: text ?? '', orgId, status: status === ANY_STATUS ? null : status, roleId, businessTypeId }
}

function toSearch({ text, status, ...ids }: UsersFilters): Partial<SearchOf<typeof shape>> {
  return { ...ids, text: text.trim() || null, status: status ?? ANY_STATUS }
}

/** The query of the calls: only filters that are set. */
export function toFilter({
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

export const usersList: ListDefinition<typeof shape, UsersFilters> = {
  shape,
  toFilters: toFilters,
  toSearch: toSearch,
  pageSize: account.PEOPLE_PAGE_SIZE,
}

export type UsersList = ListSearch<typeof shape, UsersFilters>
