import { stat } from '@console/contracts'
import type { SearchField, TableSort } from '@console/ui'

/** `sort=callCnt`, or largest first `sort=-callCnt`; null is the order of the list. */
function sortField(keys: readonly string[]): SearchField<TableSort | null> {
  return {
    fallback: null,
    parse: (text) => {
      const key = text.replace(/^-/, '')
      if (!keys.includes(key)) return null
      return { key, order: text.startsWith('-') ? 'desc' : 'asc' }
    },
    format: (sort) => sort && `${sort.order === 'desc' ? '-' : ''}${sort.key}`,
  }
}

/**
 * Sort keys of violations and of uses of twins. They are repeated here, because importing the calls would load those of all
 * pages on every page.
 */
const TIME_SORTS = ['createTime', 'timestamp'] as const
/** Sort keys of seats of twins. */
const SEAT_SORTS = ['account', 'name', 'orgName', 'status'] as const

/** The order of a page's detail table, or of its table of seats where it has one. */
export const sortSearch = {
  sort: sortField([...stat.USER_SORTS, ...stat.CALL_SORTS, ...TIME_SORTS]),
  seatSort: sortField(SEAT_SORTS),
}
