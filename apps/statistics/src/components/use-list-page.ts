import { DEFAULT_PAGE_SIZE } from '@console/contracts'
import { useState } from 'react'

/**
 * The page of a detail table: 10 rows where nothing else is said, and the first page again when any value of `query`
 * changes, as with every inquiry (STAT-059, STAT-061).
 */
export function useListPage(query: readonly unknown[], pageSize = DEFAULT_PAGE_SIZE) {
  const key = JSON.stringify(query)
  const [state, setState] = useState({ key, page: 1 })
  return {
    page: state.key === key ? state.page : 1,
    pageSize,
    setPage: (page: number) => setState({ key, page }),
  }
}
