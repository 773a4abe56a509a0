import { DEFAULT_PAGE_SIZE, MAX_PAGE, voiceprint } from '@console/contracts'
import { dayField, idField, textField, toWireDay, type SearchOf } from '@console/ui'
import { pageField, sizeField, type ListDefinition, type ListSearch } from '@console/ui/list-page'
import { statusField } from '../../components/status-field.ts'

export const CHECK_STATUSES = Object.values(voiceprint.CHECK_STATUS)

const shape = {
  /** Part of the person's name. Not `name`, by which the host calls a page after a person. */
  search: textField(),
  orgId: idField(),
  date: dayField(),
  checkDate: dayField(),
  status: statusField(CHECK_STATUSES),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
}

/** The filters of VOICE-034. */
export type RecordFilters = Pick<SearchOf<typeof shape>, 'search' | 'orgId' | 'date' | 'checkDate' | 'status'>

export const recordList: ListDefinition<typeof shape, RecordFilters> = {
  shape,
  toFilters: ({ search, orgId, date, checkDate, status }) => ({ search, orgId, date, checkDate, status }),
  toSearch: ({ search, ...others }) => ({ ...others, search: search?.trim() || null }),
  pageSize: DEFAULT_PAGE_SIZE,
}

export type RecordList = ListSearch<typeof shape, RecordFilters>

/** The list's state as the query of the call. */
export function toCheckQuery({ filters, paging }: Pick<RecordList, 'filters' | 'paging'>) {
  return { ...toCheckFilter(filters), pageIndex: paging.page, pageSize: paging.pageSize }
}

/** The filters as list and export take them: one that is not set is left out, a status is always sent. */
export function toCheckFilter(filters: RecordFilters) {
  const { search: name, orgId, date, checkDate, status } = filters
  return {
    ...(name === null ? {} : { name }),
    ...(orgId === null ? {} : { orgId }),
    ...(date === null ? {} : { date: toWireDay(date) }),
    ...(checkDate === null ? {} : { checkDate: toWireDay(checkDate) }),
    status,
  }
}
