import { DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import { dayField, idField, type SearchOf } from '@console/ui'
import { pageField, sizeField, type ListDefinition } from '@console/ui/list-page'

/** The whole view in the address: filters and page. */
const shape = {
  date: dayField(),
  bizId: idField(),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
  /** Comes with every link of the console (FRAME-006). */
  business_type_id: idField(),
}

export type RecordingFilters = Pick<SearchOf<typeof shape>, 'date' | 'bizId'>

export const recordingList: ListDefinition<typeof shape, RecordingFilters> = {
  shape,
  toFilters: ({ date, bizId }) => ({ date, bizId }),
  toSearch: (filters) => filters,
  contextFields: ['business_type_id'],
  pageSize: DEFAULT_PAGE_SIZE,
}
