import { voiceprint } from '@console/contracts'
import { useOrganizationOptions } from '@console/domain-ui'
import { EmptyState } from '@console/ui'
import { FilteredEmpty } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { CHECK_RESULTS } from '../../components/status-texts.ts'
import { useCheckCount } from '../../queries/checks.ts'
import type { RecordFilters } from './record.search.ts'

type FilteredProps = {
  filters: RecordFilters
  onFilters: (filters: RecordFilters) => void
  onReset: () => void
}

/** What is shown instead of rows. */
export function useRecordStates(filtered: FilteredProps) {
  const { formatMessage } = useIntl()
  return {
    failed: formatMessage({ id: 'voice.record.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    empty: (
      <EmptyState title={formatMessage({ id: 'voice.record.none' })}>
        {formatMessage({ id: 'voice.record.none.text' })}
      </EmptyState>
    ),
    filteredEmpty: <FilteredRecords {...filtered} />,
  }
}

/** No record fits the filters. */
function FilteredRecords({ filters, onFilters, onReset }: FilteredProps) {
  const { formatMessage } = useIntl()
  const hidden = useCheckCount().data
  const organizations = useOrganizationOptions()
  const { search, orgId, date, checkDate, status } = filters
  return (
    <FilteredEmpty
      title={formatMessage({ id: 'voice.record.noneFound' })}
      hidden={hidden && { total: hidden.count, isCapped: hidden.countIsCapped }}
      shown={[
        {
          key: 'user',
          name: formatMessage({ id: 'voice.user' }),
          value: search,
          without: { ...filters, search: null },
        },
        {
          key: 'organization',
          name: formatMessage({ id: 'voice.organization' }),
          value: orgId === null ? null : (organizations.nameOf(orgId)?.trim() ?? String(orgId)),
          without: { ...filters, orgId: null },
        },
        {
          key: 'date',
          name: formatMessage({ id: 'voice.date' }),
          value: date,
          without: { ...filters, date: null },
        },
        {
          key: 'checkDate',
          name: formatMessage({ id: 'voice.checkDate' }),
          value: checkDate,
          without: { ...filters, checkDate: null },
        },
        {
          key: 'status',
          name: formatMessage({ id: 'voice.result' }),
          value: status === voiceprint.ANY_STATUS ? null : formatMessage({ id: CHECK_RESULTS[status].id }),
          without: { ...filters, status: voiceprint.ANY_STATUS },
        },
      ]}
      onFilters={onFilters}
      onReset={onReset}
    />
  )
}
