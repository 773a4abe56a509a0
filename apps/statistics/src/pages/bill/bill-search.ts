import { idField, intField } from '@console/ui'
import { monthField } from '../../page-query/month-query.ts'

const MAX_PAGE = 1000

/** The query in the address, the page of organisations, and the organisation whose accounts are open. */
export const billSearch = {
  business: idField(),
  organisation: idField(),
  month: monthField(),
  page: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
  row: idField(),
}
