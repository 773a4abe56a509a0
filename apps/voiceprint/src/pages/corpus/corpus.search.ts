import { voiceprint, type QueryOf } from '@console/contracts'
import { dayFilter, organizationFilter } from '@console/domain-ui'
import { oneOfField, toWireDay, type TableSort } from '@console/ui'
import { choiceFilter, defineList, idFilter, textFilter, type ListSearchOf } from '@console/ui/list-page'
import { statusField } from '../../components/status-field.ts'
import { CORPUS_STATES } from '../../components/status-texts.ts'

const CORPUS_STATUSES = Object.values(voiceprint.CORPUS_STATUS)
const SORTS = ['newest', 'catalogNameAsc', 'catalogNameDesc'] as const

/** The list and its filters (VOICE-024). */
export const corpusList = defineList({
  filters: {
    /**
     * Part of the person's name. It is not called `name`, because the host names a page after the person in that parameter.
     */
    search: textFilter({ label: 'voice.user', width: 168 }),
    orgId: organizationFilter({ label: 'voice.organization' }),
    corpusId: idFilter({ label: 'voice.corpusId' }),
    date: dayFilter({ label: 'voice.date' }),
    status: choiceFilter({
      label: 'voice.status',
      values: CORPUS_STATUSES,
      toText: (status) => CORPUS_STATES[status].id,
      field: statusField(CORPUS_STATUSES),
      width: 160,
    }),
  },
  beside: { sort: oneOfField(SORTS, 'newest') },
})

export type CorpusList = ListSearchOf<typeof corpusList>
type Sort = CorpusList['search']['sort']

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
