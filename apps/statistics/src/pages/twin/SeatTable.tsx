import { twin, type DataOf } from '@console/contracts'
import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { ListTable } from '../../components/ListTable.tsx'
import { useListPage } from '../../components/use-list-page.ts'
import { useListSort } from '../../components/use-list-sort.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { useTwinSeats } from '../../queries/twin.ts'

type Seat = DataOf<typeof twin.seats>['seatList'][number]

/** The seats of the chosen status, all of them without one; the answer is whole and paged here (TWIN-Q5). */
export function SeatTable({ status }: { status: twin.SeatStatus | null }) {
  const { formatMessage } = useIntl()
  const { wire, round } = useStat()
  const sort = useListSort(twin.SEAT_SORTS, 'seatSort')
  const list = useListPage([wire, status, sort.wire, round])
  const query = useTwinSeats({ ...wire, ...sort.wire }, status)
  const { data } = query
  const first = (list.page - 1) * list.pageSize
  return (
    <ListTable<Seat>
      label={formatMessage({ id: 'stat.twin.seats' })}
      query={query}
      answer={
        data === undefined
          ? null
          : { rows: data.seatList.slice(first, first + list.pageSize), total: data.seatList.length }
      }
      list={list}
      columns={useSeatColumns()}
      sort={sort}
      rowKey={({ account }) => account}
      mobileCard={renderCard}
      failed={formatMessage({ id: 'stat.twin.seats.failed' })}
      none={formatMessage({ id: 'stat.twin.seats.none' })}
    />
  )
}

function useSeatColumns(): DataColumn<Seat>[] {
  const { formatMessage } = useIntl()
  const column = (key: keyof Seat, text: string): DataColumn<Seat> => ({
    key,
    title: formatMessage({ id: text }),
    dataIndex: key,
    sortKey: key,
  })
  return [
    column('account', 'stat.twin.account'),
    column('name', 'stat.seat'),
    column('orgName', 'stat.organisation'),
    {
      key: 'status',
      sortKey: 'status',
      title: formatMessage({ id: 'stat.twin.status' }),
      render: (_value, { status }) => formatMessage({ id: `stat.twin.${status}` }),
    },
  ]
}

function renderCard(seat: Seat) {
  return <SeatCard seat={seat} />
}

/** A seat on a phone. */
function SeatCard({ seat: { account, name, orgName, status } }: { seat: Seat }) {
  const { formatMessage } = useIntl()
  return (
    <div className="ui-stack ui-items-start ui-pad-12-16">
      <strong>{name}</strong>
      <span className="ui-size-12 ui-faint">
        {account} · {orgName}
      </span>
      <span>{formatMessage({ id: `stat.twin.${status}` })}</span>
    </div>
  )
}
