import { voiceprint } from '@console/contracts'
import { useOrganizationOptions } from '@console/domain-ui'
import { EmptyState } from '@console/ui'
import { FilteredEmpty } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { CORPUS_STATES } from '../../components/status-texts.ts'
import { useCorpusCount } from '../../queries/corpora.ts'
import type { CorpusFilters } from './corpus.search.ts'

type FilteredProps = {
  filters: CorpusFilters
  onFilters: (filters: CorpusFilters) => void
  onReset: () => void
}

/** States that replace the rows. */
export function useCorpusStates(filtered: FilteredProps) {
  const { formatMessage } = useIntl()
  return {
    failed: formatMessage({ id: 'voice.corpus.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    empty: (
      <EmptyState title={formatMessage({ id: 'voice.corpus.none' })}>
        {formatMessage({ id: 'voice.corpus.none.text' })}
      </EmptyState>
    ),
    filteredEmpty: <FilteredCorpora {...filtered} />,
  }
}

/** No sample fits the filters. */
function FilteredCorpora({ filters, onFilters, onReset }: FilteredProps) {
  const { formatMessage } = useIntl()
  const hidden = useCorpusCount().data
  const organizations = useOrganizationOptions()
  const { search, orgId, corpusId, date, status } = filters
  const name = (id: 'voice.user' | 'voice.organization' | 'voice.corpusId' | 'voice.date' | 'voice.status') =>
    formatMessage({ id })
  return (
    <FilteredEmpty
      title={formatMessage({ id: 'voice.corpus.noneFound' })}
      hidden={hidden && { total: hidden.count, isCapped: hidden.countIsCapped }}
      shown={[
        { key: 'user', name: name('voice.user'), value: search, without: { ...filters, search: null } },
        {
          key: 'organization',
          name: name('voice.organization'),
          value: orgId === null ? null : (organizations.nameOf(orgId)?.trim() ?? String(orgId)),
          without: { ...filters, orgId: null },
        },
        {
          key: 'corpusId',
          name: name('voice.corpusId'),
          value: corpusId === null ? null : String(corpusId),
          without: { ...filters, corpusId: null },
        },
        { key: 'date', name: name('voice.date'), value: date, without: { ...filters, date: null } },
        {
          key: 'status',
          name: name('voice.status'),
          value: status === voiceprint.ANY_STATUS ? null : formatMessage({ id: CORPUS_STATES[status].id }),
          without: { ...filters, status: voiceprint.ANY_STATUS },
        },
      ]}
      onFilters={onFilters}
      onReset={onReset}
    />
  )
}
