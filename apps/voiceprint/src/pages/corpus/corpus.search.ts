import { DEFAULT_PAGE_SIZE, MAX_PAGE, voiceprint, type QueryOf } from '@console/contracts'
import {
  dayField,
  idField,
  oneOfField,
  textField,
  toWireDay,
  type SearchOf,
  type TableSort,
} from '@console/ui'
import { pageField, sizeField, type ListDefinition, type ListSearch } from '@console/ui/list-page'
import { statusField } from '../../components/status-field.ts'

const { CORPUS_STATUS } = voiceprint

export const CORPUS_STATUSES = Object.values(CORPUS_STATUS)
const SORTS = ['newest', 'catalogNameAsc', 'catalogNameDesc'] as const

const shape = {
  /** Part of the person's name. Not `name`, by which the host calls a page after a person. */
  search: textField(),
  orgId: idField(),
  corpusId: idField(),
  date: dayField(),
  status: statusField(CORPUS_STATUSES),
  sort: oneOfField(SORTS, 'newest'),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
}

/** The filters of VOICE-024. */
export type CorpusFilters = Pick<SearchOf<typeof shape>, 'search' | 'orgId' | 'corpusId' | 'date' | 'status'>

export const corpusList: ListDefinition<typeof shape, CorpusFilters> = {
  shape,
  toFilters: ({ search, orgId, corpusId, date, status }) => ({ search, orgId, corpusId, date, status }),
  toSearch: ({ search, ...others }) => ({ ...others, search: search?.trim() || null }),
  pageSize: DEFAULT_PAGE_SIZE,
}

export type CorpusList = ListSearch<typeof shape, CorpusFilters>
type Sort = SearchOf<typeof shape>['sort']

/** The query of the call: a filter that is not set is left out, a status is always sent (VOICE-025). */
export function toCorpusQuery({ filters, search, paging }: CorpusList): QueryOf<typeof voiceprint.corpora> {
  const { search: name, orgId, corpusId, date, status } = filters
  return {
    ...(name === null ? {} : { name }),
    ...(orgId === null ? {} : { orgId }),
    ...(corpusId === null ? {} : { corpusId }),
    ...(date === null ? {} : { date: toWireDay(date) }),
    status,
    ...(search.sort === 'newest' ? {} : { order: 'catalogName', asc: search.sort === 'catalogNameAsc' }),
    pageIndex: paging.page,
    pageSize: paging.pageSize,
  }
}

const CATEGORY: (typeof voiceprint.CORPUS_ORDERS)[number] = 'catalogName'

export function toTableSort(sort: Sort): TableSort | null {
  if (sort === 'newest') return null
  return { key: CATEGORY, order: sort === 'catalogNameAsc' ? 'asc' : 'desc' }
}

export function toSort(sort: TableSort | null): Sort {
  if (sort?.key !== CATEGORY) return 'newest'
  return sort.order === 'asc' ? 'catalogNameAsc' : 'catalogNameDesc'
}
