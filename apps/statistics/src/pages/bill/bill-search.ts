import { idField, intField, type SearchField } from '@console/ui'

const MAX_PAGE = 1000

/** A month as `2026-11`, or none. */
function monthField(): SearchField<string | null> {
  return {
    fallback: null,
    parse: (text) => (/^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : null),
    format: (month) => month,
  }
}

/** The query in the address, the page of organisations, and the organisation whose accounts are open. */
export const billSearch = {
  business: idField(),
  organisation: idField(),
  month: monthField(),
  page: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
  row: idField(),
}
