import { DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import { idField } from '@console/ui'
import { pageField, sizeField, type ListDefinition } from '@console/ui/list-page'
import { monthField } from '../../page-query/month-query.ts'

/** The first month that the server counts. */
export const FIRST_MONTH = '2000-01'

/** The view in the address; the business as on every page of statistics. */
const shape = {
  business: idField(),
  month: monthField(),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
}

/** Business and month of the recordings (BILL-033). */
export type OfflineFilters = {
  /** Null while none is chosen: nothing is requested (BILL-Q18). */
  business: number | null
  /** Empty until it is known which. */
  month: string
}

export const offlineList: ListDefinition<typeof shape, OfflineFilters> = {
  shape,
  toFilters: ({ business, month }) => ({ business, month: month ?? '' }),
  toSearch: ({ business, month }) => ({ business, month: month === '' ? null : month }),
  countSet: () => 0,
  pageSize: DEFAULT_PAGE_SIZE,
}
