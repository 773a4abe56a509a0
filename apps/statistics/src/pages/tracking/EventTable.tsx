import type { DataOf, tracking } from '@console/contracts'
import { countText, EmptyText } from '@console/ui'
import { ListTable, type ListTableProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { toTableQuery } from '../../components/ListTable.tsx'
import type { TrackedEvent, useTrackedEvents } from '../../queries/tracking.ts'

type Events = DataOf<typeof tracking.detailList>

type EventTableProps = Pick<
  ListTableProps<Events, TrackedEvent>,
  'label' | 'columns' | 'mobileCard' | 'paging'
> & {
  query: ReturnType<typeof useTrackedEvents>
  /** Message id where there are none, see `EmptyText`. */
  emptyId: string
}

/** Events by page, with their states. */
export function EventTable({ query, emptyId, ...table }: EventTableProps) {
  const { formatMessage, locale } = useIntl()
  const { data } = query
  return (
    <ListTable
      {...table}
      query={toTableQuery(query, data)}
      toRowPage={toRowPage}
      rowKey={({ id, timestamp, sessionId, metricId }) => id ?? `${timestamp} ${sessionId} ${metricId}`}
      isCompact
      states={{
        failed: formatMessage({ id: 'tracking.events.failed' }),
        preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
        empty: <EmptyText textId={emptyId} />,
      }}
      {...(data !== undefined && {
        head: (
          <span className="ui-size-12 ui-muted">
            {formatMessage(
              { id: 'tracking.events.count' },
              { text: countText(data.totalCnt, data.totalIsCapped, locale), count: data.totalCnt },
            )}
          </span>
        ),
      })}
    />
  )
}

/** They are counted up to a limit; their pages are those up to there. */
function toRowPage({ records, totalCnt }: Events) {
  return { rows: records, total: totalCnt }
}
