import { Segmented, Table } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PUSH_SERIES, sumSeries, type PushDay, type PushSeries } from '../../model/push-stat.ts'
import { dayText } from './day-text.ts'
import { PushStatChart } from './PushStatChart.tsx'
import styles from './PushStatPanel.module.css'

const VIEWS = ['chart', 'table'] as const

/** The figures as bars or as a table, with their totals. */
export function PushStatPanel({ days, range }: { days: readonly PushDay[]; range: string }) {
  const { formatMessage, formatNumber } = useIntl()
  const [view, setView] = useState<(typeof VIEWS)[number]>('chart')
  const name = (series: PushSeries) => formatMessage({ id: `push.stat.${series}` })
  return (
    <>
      <div className={styles['head']}>
        <span className={styles['range']}>{range}</span>
        <Segmented
          size="small"
          aria-label={formatMessage({ id: 'push.stat.view' })}
          value={view}
          options={VIEWS.map((value) => ({ value, label: formatMessage({ id: `push.stat.${value}` }) }))}
          onChange={setView}
        />
      </div>
      <ul className={styles['legend']}>
        {PUSH_SERIES.map((series) => (
          <li key={series} className={styles['entry']}>
            <span className={styles['swatch']} data-series={series} />
            {name(series)} <strong>{formatNumber(sumSeries(days, series))}</strong>
          </li>
        ))}
      </ul>
      {view === 'chart' ? (
        // On a narrow screen the chart scrolls; the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['scroll']} tabIndex={0}>
          <PushStatChart
            days={days}
            dayName={formatMessage({ id: 'push.stat.day' })}
            label={`${formatMessage({ id: 'push.stat.chartOf' })}, ${range}`}
            nameOf={name}
          />
        </div>
      ) : (
        <Table<PushDay>
          size="middle"
          rowKey="day"
          pagination={false}
          dataSource={[...days]}
          columns={[
            {
              key: 'day',
              title: formatMessage({ id: 'push.stat.day' }),
              render: (_, { day }) => dayText(day),
            },
            ...PUSH_SERIES.map((series) => ({
              key: series,
              title: name(series),
              align: 'right' as const,
              render: (_: unknown, day: PushDay) => formatNumber(day[series]),
            })),
          ]}
        />
      )}
    </>
  )
}
