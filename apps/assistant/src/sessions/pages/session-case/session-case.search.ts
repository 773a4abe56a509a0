import { DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import { idField, textField, type SearchOf } from '@console/ui'
import { pageField, sizeField, type ListDefinition } from '@console/ui/list-page'

/** The whole view in the address: filters, page, and the example that is edited. */
const shape = {
  /** The business of the frame (FRAME-006), as a filter. */
  business_type_id: idField(),
  text: textField(),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
  edit: idField(),
}

export type CaseFilters = Pick<SearchOf<typeof shape>, 'business_type_id' | 'text'>

export const caseList: ListDefinition<typeof shape, CaseFilters> = {
  shape,
  toFilters: ({ business_type_id, text }) => ({ business_type_id, text }),
  toSearch: ({ text, ...filters }) => ({ ...filters, text: text?.trim() || null }),
  pageSize: DEFAULT_PAGE_SIZE,
}
