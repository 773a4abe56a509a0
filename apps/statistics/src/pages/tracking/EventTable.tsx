import type { DataOf, tracking } from '@console/contracts'
import { countText, DataTable, EmptyState, ErrorState, type DataColumn } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { useListPage } from '../../components/use-list-page.ts'
import type { TrackedEvent, useTrackedEvents } from '../../queries/tracking.ts'

type EventTableProps = {
  label: string
  query: ReturnType<typeof useTrackedEvents>
  list: ReturnType<typeof useListPage>
  columns: readonly DataColumn<TrackedEvent>[]
  mobileCard: (event: TrackedEvent) => ReactNode
  /** The id of the text where there are none; that below it has `.text` behind it. */
  none: string
}

/** Events by page, with their states. */
export function EventTable({ label, query, list, columns, mobileCard, none }: EventTableProps) {
  const { formatMessage, locale } = useIntl()
  const { data, error } = query
  return (
    <DataTable<TrackedEvent>
      label={label}
      columns={columns}
      rows={data?.records ?? []}
      rowKey={({ id, timestamp, sessionId, metricId }) => id ?? `${timestamp} ${sessionId} ${metricId}`}
      isLoading={query.isPending}
      isRefreshing={query.isFetching}
      isCompact
      state={renderState()}
      // Counted up to a limit; its pages are those up to there.
      paging={{ page: list.page, pageSize: list.pageSize, total: data?.totalCnt ?? 0 }}
      {...(data !== undefined && { head: renderHead(data) })}
      onPage={list.setPage}
      mobileCard={mobileCard}
    />
  )

  function renderHead({ totalCnt, totalIsCapped }: DataOf<typeof tracking.detailList>) {
    const text = countText(totalCnt, totalIsCapped, locale)
    return (
      <span className="ui-size-12 ui-muted">
        {formatMessage({ id: 'tracking.events.count' }, { text, count: totalCnt })}
      </span>
    )
  }

  function renderState() {
    if (error !== null) {
      return (
        <ErrorState
          title={formatMessage({ id: 'tracking.events.failed' })}
          error={error}
          preserved={formatMessage({ id: 'ui.error.filtersUnchanged' })}
          onRetry={() => void query.refetch()}
        />
      )
    }
    if (data === undefined || data.records.length > 0) return undefined
    return (
      <EmptyState title={formatMessage({ id: none })}>{formatMessage({ id: `${none}.text` })}</EmptyState>
    )
  }
}
