import { countText, EmptyState, ErrorState, FilteredEmptyState } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useBusinessTypes } from '../../queries/business.ts'
import { useUnfilteredCount } from '../../queries/messages.ts'
import { setFilterCount, type HistoryFilters } from './message-history.search.ts'
import type { MessageHistoryListProps } from './MessageHistoryList.tsx'

/** What stands in the place of rows: why there are none, and what to do about it. */
export function MessageHistoryState({
  filters,
  history,
  onFilters,
  onPage,
  onReset,
}: MessageHistoryListProps) {
  const { formatMessage, locale } = useIntl()
  const { data: answer, error } = history
  const isFiltered = setFilterCount(filters) > 0
  const setFilters = useSetFilters(filters, onFilters)
  const hidden = useUnfilteredCount(isFiltered && answer?.total === 0).data
  if (answer === undefined) {
    return (
      <ErrorState
        title={formatMessage({ id: 'push.failed' })}
        error={error ?? { message: '' }}
        kept={formatMessage({ id: 'audit.kept' })}
        onRetry={() => void history.refetch()}
      />
    )
  }
  if (answer.total > 0) {
    return (
      <EmptyState
        title={formatMessage({ id: 'push.pageEmpty.title' })}
        action={<Button onClick={() => onPage(1)}>{formatMessage({ id: 'audit.pageEmpty.first' })}</Button>}
      >
        {formatMessage(
          { id: 'push.pageEmpty.text' },
          { text: countText(answer.total, answer.totalIsCapped, locale) },
        )}
      </EmptyState>
    )
  }
  if (isFiltered) {
    return (
      <FilteredEmptyState
        title={formatMessage({ id: 'push.filteredEmpty' })}
        hiddenCount={hidden?.total ?? 0}
        isCapped={hidden?.totalIsCapped ?? false}
        filters={setFilters}
        onReset={onReset}
      />
    )
  }
  return (
    <EmptyState title={formatMessage({ id: 'push.empty.title' })}>
      {formatMessage({ id: 'push.empty.text' })}
    </EmptyState>
  )
}

/** The filters that are set, in words, each with a way to take it off. */
function useSetFilters(filters: HistoryFilters, onFilters: (filters: HistoryFilters) => void) {
  const { formatMessage } = useIntl()
  const businessTypes = useBusinessTypes().data?.records
  const { bizTypeId, source } = filters
  const text = (name: string, value: string) => formatMessage({ id: 'audit.filter' }, { name, value })
  return [
    ...(bizTypeId === null
      ? []
      : [
          {
            key: 'bizTypeId',
            text: text(
              formatMessage({ id: 'push.business' }),
              businessTypes?.find(({ id }) => id === bizTypeId)?.name ?? String(bizTypeId),
            ),
            onRemove: () => onFilters({ ...filters, bizTypeId: null }),
          },
        ]),
    ...(source === null
      ? []
      : [
          {
            key: 'source',
            text: text(formatMessage({ id: 'push.source' }), formatMessage({ id: `push.source.${source}` })),
            onRemove: () => onFilters({ ...filters, source: null }),
          },
        ]),
  ]
}
