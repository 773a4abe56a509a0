import type { pay } from '@console/contracts'
import { EmptyState, hoursFromSeconds } from '@console/ui'
import { useIntl } from 'react-intl'
import { pageOfRecords } from '../../../base/components/reading/page-of-rows.ts'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import type { usePayFigures } from '../../queries/pay.ts'
import type { usePaySearch } from './pay.search.ts'

const COLUMNS: readonly RecordColumn<pay.PayRow>[] = [
  { key: 'person', render: ({ userName }) => userName },
  { key: 'organization', render: ({ orgName }) => orgName || '-' },
  { key: 'online', render: ({ onlineSeconds }) => hoursFromSeconds(onlineSeconds), isNumber: true },
  { key: 'validCalls', render: ({ validCalls }) => validCalls, isNumber: true },
  { key: 'orders', render: ({ orders }) => orders, isNumber: true },
  { key: 'serious', render: ({ seriousViolations }) => seriousViolations, isNumber: true },
  { key: 'forHours', render: (row) => row.pay?.hours, isNumber: true, digits: 2 },
  { key: 'forCalls', render: (row) => row.pay?.calls, isNumber: true, digits: 2 },
  { key: 'forOrders', render: (row) => row.pay?.orders, isNumber: true, digits: 2 },
  { key: 'deduction', render: (row) => row.pay?.deduction, isNumber: true, digits: 2 },
  { key: 'total', render: (row) => row.pay?.total, isNumber: true, digits: 2 },
]

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
      columns={COLUMNS}
    />
  )
}
