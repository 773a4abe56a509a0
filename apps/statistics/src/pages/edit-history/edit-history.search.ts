import { DEFAULT_PAGE_SIZE } from '@console/contracts'
import { dayField, idField, type DayRange } from '@console/ui'
import { pageField, type ListDefinition } from '@console/ui/list-page'
import { NO_DAYS } from '../../page-query/use-range-form.ts'

const MAX_PAGE = 1000

/** The view in the address, its parameters named as those of the call (PLAN-041). */
const shape = {
  accountId: idField(),
  editorId: idField(),
  beginDay: dayField(),
  endDay: dayField(),
  page: pageField(MAX_PAGE),
}

/** Filters of the corrections: the person corrected, the editor, and the days (PLAN-042 to PLAN-044). */
export type EditFilters = {
  account: number | null
  editor: number | null
  /** Empty where the address has none. */
  range: DayRange
}

export const editHistoryList: ListDefinition<typeof shape, EditFilters> = {
  shape,
  toFilters: ({ accountId, editorId, beginDay, endDay }) => {
    const first = beginDay ?? endDay
    const last = endDay ?? beginDay
    return {
      account: accountId,
      editor: editorId,
      range: first === null || last === null ? NO_DAYS : [first, last],
    }
  },
  toSearch: ({ account, editor, range }) => ({
    accountId: account,
    editorId: editor,
    beginDay: range[0] === '' ? null : range[0],
    endDay: range[1] === '' ? null : range[1],
  }),
  countSet: ({ account, editor }) => [account, editor].filter((value) => value !== null).length,
  pageSize: DEFAULT_PAGE_SIZE,
}
