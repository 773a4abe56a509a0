import { DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import { idField, intField, type SearchOf } from '@console/ui'
import { pageField, sizeField, type ListDefinition } from '@console/ui/list-page'

/** The whole view in the address: filters and page. */
const shape = {
  bizId: idField(),
  labelType: intField({ fallback: null, min: 1, max: 2 }),
  labelOption: intField({ fallback: null, min: 1, max: 3 }),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
  /** Comes with every link of the console (FRAME-006). */
  business_type_id: idField(),
}

export type JudgementFilters = Pick<SearchOf<typeof shape>, 'bizId' | 'labelType' | 'labelOption'>

export const judgementList: ListDefinition<typeof shape, JudgementFilters> = {
  shape,
  toFilters: ({ bizId, labelType, labelOption }) => ({ bizId, labelType, labelOption }),
  toSearch: (filters) => filters,
  contextFields: ['business_type_id'],
  pageSize: DEFAULT_PAGE_SIZE,
}
