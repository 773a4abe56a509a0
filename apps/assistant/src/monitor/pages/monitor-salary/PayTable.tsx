import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { pageOfRecords } from '../../../base/components/reading/page-of-rows.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import type { usePayFigures } from '../../queries/pay.ts'
import type { usePaySearch } from './pay.search.ts'
import { usePayColumns } from './use-pay-columns.ts'

type PayTableProps = { answer: ReturnType<typeof usePayFigures>; list: ReturnType<typeof usePaySearch> }

/** The pay of each person, by its parts. */
export function PayTable({ answer, list }: PayTableProps) {
  const { formatMessage } = useIntl()
  return (
    <RecordTable
      texts="monitor.pay"
      label={formatMessage({ id: 'monitor.pay.title' })}
      {...(answer.data === undefined
        ? {}
        : {
            head: (
              <span role="status">
                {formatMessage({ id: 'monitor.pay.count' }, { count: answer.data.total })}
              </span>
            ),
          })}
      query={answer}
      toRowPage={pageOfRecords}
      states={{
        failed: formatMessage({ id: 'monitor.pay.failed' }),
        empty: (
          <EmptyState title={formatMessage({ id: 'monitor.pay.empty' })}>
            {formatMessage({ id: 'monitor.pay.emptyText' })}
          </EmptyState>
        ),
      }}
      paging={{ ...list.paging, onPage: list.setPage, onPageSize: list.setPageSize }}
      rowKey={({ userId }) => userId}
      columns={usePayColumns()}
    />
  )
}
