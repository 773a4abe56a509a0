import { LAST_DAY_OF_FIRST_HALF, pay } from '@console/contracts'
import { BusinessSelect, useBusinessOptions } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandSelect, EmptyState, hoursFromSeconds, QueryBand, Figures } from '@console/ui'
import { bandOf, useBandDraft } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import listStyles from '../../../base/components/managed-list/ManagedListPage.module.css'
import { Part } from '../../../base/components/Part.tsx'
import { pageOfRecords } from '../../../base/components/reading/page-of-rows.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { usePayFigures } from '../../queries/pay.ts'
import type { HalfMonth } from './half-months.ts'
import type { usePaySearch } from './pay.search.ts'

const BUSINESS_WIDTH = 224
const HALF_WIDTH = 240
const MONEY = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

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

type PayFiguresProps = { halves: readonly HalfMonth[]; list: ReturnType<typeof usePaySearch> }

/** What the rule of a business gives for half a month, by person. */
export function PayFigures({ halves, list }: PayFiguresProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { businessType } = useHost()
  const businesses = useBusinessOptions()
  const { filters } = list
  const half = halves.find(({ key }) => key === filters.half) ?? halves[0]
  const bizTypeId = filters.bizTypeId ?? businessType?.businessTypeId ?? businesses.options[0]?.value ?? null
  const { page: pageIndex, pageSize } = list.paging
  const query = { bizTypeId: bizTypeId ?? 0, month: half?.month ?? '', half: half?.half ?? pay.HALVES.first }
  const answer = usePayFigures(
    { ...query, pageIndex, pageSize },
    { isEnabled: bizTypeId !== null && half !== undefined },
  )
  const { draft, edit, band } = useBandDraft(bandOf(list, answer))
  const formatHalfMonth = ({ month, half: which }: HalfMonth) =>
    formatMessage({ id: `monitor.pay.half${which}` }, { month, day: LAST_DAY_OF_FIRST_HALF })
  const sum = answer.data?.sum
  return (
    <Part title={formatMessage({ id: 'monitor.pay.title' })}>
      <QueryBand {...band}>
        <BusinessSelect
          label={formatMessage({ id: 'monitor.pay.business' })}
          value={draft.bizTypeId ?? bizTypeId}
          onChange={(value) => edit({ bizTypeId: value })}
          width={BUSINESS_WIDTH}
        />
        <BandSelect
          label={formatMessage({ id: 'monitor.pay.time' })}
          value={draft.half ?? half?.key ?? null}
          options={halves.map((one) => ({ value: one.key, label: formatHalfMonth(one) }))}
          onChange={(value) => edit({ half: value })}
          width={HALF_WIDTH}
        />
      </QueryBand>
      {sum === null && <p className={listStyles['about']}>{formatMessage({ id: 'monitor.pay.noRule' })}</p>}
      {answer.data !== undefined && sum != null && (
        <Figures
          label={formatMessage({ id: 'monitor.pay.title' })}
          figures={[
            {
              key: 'sum',
              name: formatMessage({ id: 'monitor.pay.sum' }),
              value: formatNumber(sum, MONEY),
            },
            {
              key: 'people',
              name: formatMessage({ id: 'monitor.pay.people' }),
              value: formatNumber(answer.data.total),
            },
          ]}
        />
      )}
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
    </Part>
  )
}
