import type { DataOf, twin } from '@console/contracts'
import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { ListTable } from '../../components/ListTable.tsx'
import styles from '../../components/RowCard.module.css'
import { useListPage } from '../../components/use-list-page.ts'
import { useStat } from '../../frame/stat-context.ts'
import { useTwinSeats } from '../../queries/twin.ts'

type Seat = DataOf<typeof twin.seats>['seatList'][number]

/** The seats of the chosen status, all of them without one; the answer is whole and paged here (TWIN-Q5). */
export function SeatTable({ status }: { status: twin.SeatStatus | null }) {
  const { formatMessage } = useIntl()
  const { wire, round } = useStat()
  const list = useListPage(`${JSON.stringify([wire, status])} ${round}`)
  const query = useTwinSeats(wire, status)
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
      rowKey={({ account }) => account}
      mobileCard={renderCard}
      failed={formatMessage({ id: 'stat.twin.seats.failed' })}
      none={formatMessage({ id: 'stat.twin.seats.none' })}
    />
  )
}

function useSeatColumns(): DataColumn<Seat>[] {
  const { formatMessage } = useIntl()
  return [
    { key: 'account', title: formatMessage({ id: 'stat.twin.account' }), dataIndex: 'account' },
    { key: 'name', title: formatMessage({ id: 'stat.seat' }), dataIndex: 'name' },
    { key: 'orgName', title: formatMessage({ id: 'stat.organisation' }), dataIndex: 'orgName' },
    {
      key: 'status',
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
    <div className={styles['card']}>
      <strong>{name}</strong>
      <span className={styles['note']}>
        {account} · {orgName}
      </span>
      <span>{formatMessage({ id: `stat.twin.${status}` })}</span>
    </div>
  )
}
