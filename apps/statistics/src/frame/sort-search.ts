import { quality, stat, twin } from '@console/contracts'
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

/** The order of a page's detail table; of its seats, where it lists them too. */
export const sortSearch = {
  sort: sortField([...stat.USER_SORTS, ...stat.CALL_SORTS, ...quality.VIOLATION_SORTS, ...twin.USE_SORTS]),
  seatSort: sortField(twin.SEAT_SORTS),
}
