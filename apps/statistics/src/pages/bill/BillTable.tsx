import { DEFAULT_PAGE_SIZE } from '@console/contracts'
import { useIntl } from 'react-intl'
import { RowCard } from '../../components/RowCard.tsx'
import { WideListTable } from '../../components/WideListTable.tsx'
import { monthBefore } from '../../page-query/month-query.ts'
import { useBillRows, useBillSummary, type BillFilter, type BillRow } from '../../queries/bill.ts'
import {
  BILL_FIGURES,
  DetailButton,
  useBillColumns,
  useBillTotals,
  useFigureText,
} from './use-bill-columns.tsx'
import { useAmount, useMonthName } from './use-bill-formats.ts'
import bill from './Bill.module.css'

type BillTableProps = {
  filter: BillFilter
  isVisible: boolean
  page: number
  onPage: (page: number) => void
  onOpen: (organisation: number) => void
}

/** The organisations of a month, and below them the totals of all (BILL-015, BILL-016). */
export function BillTable({ filter, isVisible, page, onPage, onOpen }: BillTableProps) {
  const { formatMessage } = useIntl()
  const { amount } = useAmount()
  const monthName = useMonthName()
  const query = useBillRows(filter, { current: page, size: DEFAULT_PAGE_SIZE })
  const { data, error } = query
  const columns = useBillColumns({ isVisible, onOpen })
  const whole = useBillSummary(filter).data
  const totals = useBillTotals(data?.summary === undefined ? whole : data)
  const total = data?.total ?? data?.records?.length ?? 0
  const withoutRow = error === null && isVisible ? (data?.before?.without_row ?? 0) : 0
  return (
    <div className={`${bill['tight']} ${bill['table']}`}>
      <WideListTable<BillRow>
        name={isVisible ? 'bill' : 'bill.plain'}
        label={formatMessage({ id: 'bill.organisations' })}
        query={query}
        answer={data && { rows: data.records ?? [], total }}
        paging={{ page, pageSize: DEFAULT_PAGE_SIZE, onPage }}
        head={
          data !== undefined && (
            <h2 className="ui-body ui-strong">
              {formatMessage({ id: 'bill.organisations.count' }, { count: total })}
            </h2>
          )
        }
        columns={columns}
        totals={isVisible ? totals : undefined}
        rowKey={({ organization_id: id }) => id}
        mobileCard={renderRowCard({ isVisible, onOpen })}
        failedId="bill.failed"
        emptyId="bill.none"
      />
      {withoutRow > 0 && (
        <p className="ui-no-margin ui-size-12 ui-muted">
          {formatMessage(
            { id: 'bill.withoutRow' },
            { amount: amount(withoutRow), month: monthName(monthBefore(filter.queryDate)) },
          )}
        </p>
      )}
    </div>
  )
}

type BillRowCardProps = { row: BillRow; isVisible: boolean; onOpen: (organisation: number) => void }

function renderRowCard(shown: Omit<BillRowCardProps, 'row'>) {
  return (row: BillRow) => <BillRowCard row={row} {...shown} />
}

/** An organisation on a phone. */
function BillRowCard({ row, isVisible, onOpen }: BillRowCardProps) {
  const { formatMessage } = useIntl()
  const textOf = useFigureText()
  return (
    <RowCard
      title={row.organization_name}
      about={row.date}
      {...(isVisible && {
        facts: BILL_FIGURES.map((figure) => ({
          key: figure,
          name: formatMessage({ id: `bill.column.${figure}` }),
          value: textOf(row, figure),
        })),
      })}
    >
      <DetailButton row={row} onOpen={onOpen} />
    </RowCard>
  )
}
