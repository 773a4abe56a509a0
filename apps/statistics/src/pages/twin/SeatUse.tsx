import { type DataOf, twin } from '@console/contracts'
import type { DataColumn } from '@console/ui'
import type { PieSlice } from '@console/ui/charts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from '../../components/ChartCard.tsx'
import { Pie } from '../../components/charts.ts'
import { ListTable, useListPage } from '../../components/ListTable.tsx'
import { CHART_HEIGHT } from '../../components/MetricChart.tsx'
import { RowCard } from '../../components/RowCard.tsx'
import { useListSort } from '../../components/use-list-sort.ts'
import { pageOfList } from '../../model/page-of-list.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { SEAT_STATUSES, useTwinSeats } from '../../queries/twin.ts'
import styles from './SeatUse.module.css'

const COLOURS: Readonly<Record<twin.SeatStatus, string>> = {
  used: 'var(--focus)',
  notUsed: 'color-mix(in srgb, var(--text-3) 75%, var(--surface))',
  pendingReview: 'var(--waiting)',
}

/** Shows how many seats use their twins, and which ones do not (TWIN-002 to TWIN-005). */
export function SeatUse() {
  const { formatMessage } = useIntl()
  const [status, setStatus] = useState<twin.SeatStatus | null>('notUsed')
  return (
    <section className={styles['card']} aria-label={formatMessage({ id: 'stat.twin.status' })}>
      <StatusPie
        chosen={status}
        onChoose={(next) => {
          setStatus(next === status ? null : next)
        }}
      />
      <SeatTable status={status} />
    </section>
  )
}

type Status = twin.SeatStatus

type StatusPieProps = { chosen: Status | null; onChoose: (status: Status) => void }

/** A slice a status, of the total that its own call answers (TWIN-Q2); a click chooses it, another removes the choice. */
function StatusPie({ chosen, onChoose }: StatusPieProps) {
  const { formatMessage } = useIntl()
  const counts = useStatusCounts()
  const title = formatMessage({ id: 'stat.twin.status' })
  return (
    <ChartCard title={title} query={counts} isEmpty={({ total }) => total === 0}>
      {({ slices, total }) => (
        <Pie
          title={title}
          summary={formatMessage({ id: 'stat.twin.status.summary' }, { title, count: total })}
          categoryName={title}
          valueName={formatMessage({ id: 'stat.twin.seats' })}
          slices={slices}
          chosen={chosen}
          aside={<Statuses {...{ slices, total, chosen, onChoose }} />}
          height={CHART_HEIGHT}
          onChoose={({ key }) => {
            const status = SEAT_STATUSES.find((one) => one === key)
            if (status !== undefined) onChoose(status)
          }}
        />
      )}
    </ChartCard>
  )
}

type StatusSlice = PieSlice & { key: Status }

/** The three calls as one answer; it fails where one of them does. */
function useStatusCounts() {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const queries = {
    used: useTwinSeats(wire, 'used'),
    notUsed: useTwinSeats(wire, 'notUsed'),
    pendingReview: useTwinSeats(wire, 'pendingReview'),
  }
  const all = Object.values(queries)
  const slices = SEAT_STATUSES.flatMap((status): StatusSlice[] => {
    const { data } = queries[status]
    if (data === undefined) return []
    const name = formatMessage({ id: `stat.twin.${status}` })
    return [{ key: status, name, value: data.total, colour: COLOURS[status] }]
  })
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  return {
    data: slices.length === all.length ? { slices, total } : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isPending: all.some(({ isPending }) => isPending),
    refetch: () => all.filter(({ error }) => error !== null).forEach(({ refetch }) => void refetch()),
  }
}

type StatusesProps = StatusPieProps & { slices: readonly StatusSlice[]; total: number }

/** The names of the slices with their counts, to be chosen by keys too. */
function Statuses({ slices, total, chosen, onChoose }: StatusesProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <ul
      className={`ui-stack ui-gap-4 ui-list ${styles['statuses']}`}
      aria-label={formatMessage({ id: 'stat.twin.status' })}
    >
      {slices.map(({ key, name, value, colour }) => (
        <li key={key}>
          <button
            type="button"
            className={styles['status']}
            aria-pressed={key === chosen}
            onClick={() => onChoose(key)}
          >
            <span className={styles['mark']} style={{ background: colour }} />
            {name}
            <span className={styles['count']}>{formatNumber(value)}</span>
            <span className={styles['share']}>
              {formatNumber(value / total, { style: 'percent', maximumFractionDigits: 1 })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

type Seat = DataOf<typeof twin.seats>['seatList'][number]

/** The seats of the chosen status, all of them without one; the answer is whole and paged here (TWIN-Q5). */
function SeatTable({ status }: { status: twin.SeatStatus | null }) {
  const { formatMessage, formatNumber } = useIntl()
  const { wire, round } = useStat()
  const sort = useListSort(twin.SEAT_SORTS, 'seatSort')
  const { paging } = useListPage([wire, status, sort.wire, round])
  const query = useTwinSeats({ ...wire, ...sort.wire }, status)
  const { data } = query
  return (
    <ListTable<Seat>
      label={formatMessage({ id: 'stat.twin.seats' })}
      head={
        <h2 className="ui-body ui-strong">
          {formatMessage({ id: status === null ? 'stat.twin.seats' : `stat.twin.${status}` })}{' '}
          {data && <span className="ui-size-13 ui-regular ui-faint">{formatNumber(data.total)}</span>}
        </h2>
      }
      query={query}
      answer={data && pageOfList(data.seatList, { ...paging, total: undefined })}
      paging={paging}
      columns={useSeatColumns()}
      sort={sort}
      rowKey={({ account }) => account}
      mobileCard={renderCard}
      failedId="stat.twin.seats.failed"
      emptyId="stat.twin.seats.none"
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
    <RowCard title={name} about={`${account} · ${orgName}`}>
      <span>{formatMessage({ id: `stat.twin.${status}` })}</span>
    </RowCard>
  )
}
