import type { DataOf, sessionRecord } from '@console/contracts'
import { type DataColumn, DataTable, LevelCounts } from '@console/ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { dayText } from './day-text.ts'
import styles from './PersonStatisticPage.module.css'

type Day = DataOf<typeof sessionRecord.statistic>['days'][number]

/** The figures by day, calls with a bar relative to the best day. */
export function DayFigures({ days }: { days: readonly Day[] }) {
  const { formatMessage, formatNumber } = useIntl()
  const most = Math.max(1, ...days.map(({ calls }) => calls))
  const title = (name: string) => formatMessage({ id: `figures.${name}` })
  const numbers = ['answers', 'validCalls', 'quotes', 'orders'] as const
  const columns: DataColumn<Day>[] = [
    { key: 'day', title: title('day'), render: (_, { day }) => dayText(day) },
    {
      key: 'calls',
      title: title('calls'),
      align: 'right',
      width: 240,
      render: (_, { calls }) => (
        <span className={styles['calls']}>
          <CallsBar calls={calls} most={most} />
          <span className={styles['digits']}>{formatNumber(calls)}</span>
        </span>
      ),
    },
    ...numbers.map((name) => ({
      key: name,
      title: title(name),
      align: 'right' as const,
      render: (_: unknown, day: Day) => formatNumber(day[name]),
    })),
    {
      key: 'talkSeconds',
      title: title('talkSeconds'),
      align: 'right',
      render: (_, { talkSeconds }) => durationText(talkSeconds),
    },
    {
      key: 'violations',
      title: formatMessage({ id: 'sessions.violations' }),
      render: (_, { violations }) => <LevelCounts counts={violations} />,
    },
  ]
  const renderCard = (day: Day) => <DayCard day={day} most={most} />
  return (
    <DataTable
      label={formatMessage({ id: 'figures.byDay' })}
      columns={columns}
      rows={days}
      rowKey={({ day }) => day}
      mobileCard={renderCard}
    />
  )
}

/** `most`: the calls of the best day. */
function CallsBar({ calls, most }: { calls: number; most: number }) {
  return (
    <span className={styles['bar']} aria-hidden="true">
      <span style={{ width: `${(100 * calls) / most}%` }} />
    </span>
  )
}

/** A day on a phone. */
function DayCard({ day, most }: { day: Day; most: number }) {
  const { formatMessage, formatNumber } = useIntl()
  const title = (name: string) => formatMessage({ id: `figures.${name}` })
  return (
    <div className={`ui-stack ui-gap-6 ui-pad-12-16 ${styles['card']}`}>
      <strong>{dayText(day.day)}</strong>
      <CallsBar calls={day.calls} most={most} />
      <span>
        {title('calls')} {formatNumber(day.calls)} · {title('answers')} {formatNumber(day.answers)} ·{' '}
        {durationText(day.talkSeconds)}
      </span>
      <LevelCounts counts={day.violations} />
    </div>
  )
}
