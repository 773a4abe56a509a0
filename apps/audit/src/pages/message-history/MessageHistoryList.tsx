import { DEFAULT_PAGE_SIZE, type DataOf, type message } from '@console/contracts'
import { countText, DataTable } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { HistoryFilters } from './message-history.search.ts'
import { MessageHistoryState } from './MessageHistoryState.tsx'
import { PushCard } from './PushCard.tsx'
import styles from './MessageHistoryPage.module.css'
import { useHistoryColumns } from './use-history-columns.tsx'

/** Rows of a page (MSG-Q6). */
export const HISTORY_PAGE_SIZE = DEFAULT_PAGE_SIZE

export type MessageHistoryListProps = {
  filters: HistoryFilters
  page: number
  history: UseQueryResult<DataOf<typeof message.history>>
  onPage: (page: number) => void
  onFilters: (filters: HistoryFilters) => void
  onReset: () => void
  onDetail: (record: message.HistoryRecord) => void
}

/** The count and the pushed messages, or what stands in for them. */
export function MessageHistoryList(props: MessageHistoryListProps) {
  const { page, history, onPage, onDetail } = props
  const { formatMessage, locale } = useIntl()
  const columns = useHistoryColumns(onDetail)
  const { data: answer } = history
  const cardOf = (record: message.HistoryRecord) => <PushCard record={record} onDetail={onDetail} />
  const rows = answer?.records ?? []
  const isReady = answer !== undefined || history.isError
  return (
    <>
      <div className={styles['line']}>
        <span className={styles['count']} role="status">
          {answer !== undefined &&
            formatMessage(
              { id: 'push.count' },
              { text: countText(answer.total, answer.totalIsCapped, locale), count: answer.total },
            )}
        </span>
      </div>
      <DataTable
        label={formatMessage({ id: 'push.list' })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={!isReady}
        isRefreshing={history.isPlaceholderData}
        {...(isReady && rows.length === 0 ? { state: <MessageHistoryState {...props} /> } : {})}
        paging={{ page, pageSize: HISTORY_PAGE_SIZE, total: answer?.total ?? 0 }}
        onPage={onPage}
        mobileCard={cardOf}
      />
    </>
  )
}
