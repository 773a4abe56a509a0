import { EXACT_COUNT_LIMIT, FIRST_PAGE } from '@console/contracts'

/** Numbers of rows that a page may have, where people may choose (SHELL-097). */
export const PAGE_SIZES = [10, 20, 50, 100] as const

/** The position in a paged list. `fromEnd` counts pages from the oldest row. */
export type Paging = {
  page: number
  pageSize: number
  total: number
  isCapped?: boolean | undefined
  fromEnd?: boolean
}

export function pageCount({ total, pageSize }: Pick<Paging, 'total' | 'pageSize'>): number {
  return Math.max(FIRST_PAGE, Math.ceil(total / pageSize))
}

/** The page to load after rows of a page were removed: the one before when none are left, never below the first (ERR-037). */
export function pageAfterRemoval(page: number, rowsLeftOnPage: number): number {
  return rowsLeftOnPage === 0 ? Math.max(FIRST_PAGE, page - 1) : page
}

/** A count as it is shown: exact, or "10,000+" (R35). */
export function countText(total: number, isCapped: boolean | undefined, locale: string): string {
  const shown = new Intl.NumberFormat(locale).format(isCapped ? EXACT_COUNT_LIMIT : total)
  return isCapped ? `${shown}+` : shown
}

/** The pages a pager offers: first, the neighbours, last; `null` is a gap. */
export function offeredPages(page: number, count: number): (number | null)[] {
  const near = [
    1,
    page - 1,
    page,
    page + 1,
    count,
    ...(page <= 2 ? [2, 3] : []),
    ...(page >= count - 1 ? [count - 1, count - 2] : []),
  ]
  const pages = [...new Set(near)]
    .filter((candidate) => candidate >= 1 && candidate <= count)
    .toSorted((a, b) => a - b)
  return pages.flatMap((candidate, index) => {
    const before = pages[index - 1]
    return before !== undefined && candidate - before > 1 ? [null, candidate] : [candidate]
  })
}
