import { chartPart } from '@console/domain-ui'
import { TableToggle } from '@console/ui/chart-frame'
import { Table } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PUSH_SERIES, type PushDay, type PushSeries, sumSeries } from '../../model/pushes.ts'
import styles from './PushStatPanel.module.css'

/** The bars of the drawer; loaded with the tier of charts once somebody opens it, and counted in the size of no page. */
const PushBars = chartPart(async () => {
  const { BarChart } = await import(/* webpackChunkName: "charts-push-stat" */ '@console/ui/charts')
  return BarChart
})

/** The size that the specification gives (MSG-004), px. */
const WIDTH = 660

const HEIGHT = 320

/** The figures as bars or as a table, with their totals. */
export function PushStatPanel({ days, range }: { days: readonly PushDay[]; range: string }) {
  const { formatMessage, formatNumber } = useIntl()
  const [isTable, setTable] = useState(false)
  const name = (series: PushSeries) => formatMessage({ id: `push.stat.${series}` })
  return (
    <>
      <div className="ui-row ui-between ui-gap-12">
        <span className="ui-size-13 ui-muted">{range}</span>
        <TableToggle isTable={isTable} onChange={setTable} />
      </div>
      <ul className={styles['legend']}>
        {PUSH_SERIES.map((series) => (
          <li key={series} className="ui-inline-row ui-gap-6">
            <span className={styles['swatch']} data-series={series} />
            {name(series)} <strong>{formatNumber(sumSeries(days, series))}</strong>
          </li>
        ))}
      </ul>
      {!isTable ? (
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

type PushStatChartProps = {
  days: readonly PushDay[]
  /** Name of the days on the axis. */
  dayName: string
  /** Says what is drawn, to people who do not see it; the table beside it has the figures. */
  label: string
  nameOf: (series: PushSeries) => string
}

/** Bars of each day side by side: touched, clicked, viewed. */
function PushStatChart({ days, dayName, label, nameOf }: PushStatChartProps) {
  const data = {
    categoryName: dayName,
    categories: days.map(({ day }) => dayText(day)),
    series: PUSH_SERIES.map((series) => ({ name: nameOf(series), values: days.map((day) => day[series]) })),
  }
  return (
    <div style={{ width: WIDTH }}>
      <PushBars
        title={label}
        summary={label}
        data={data}
        height={HEIGHT}
        hasOwnTable={false}
        hasLegend={false}
        hasDownload={false}
      />
    </div>
  )
}

/** `20261120` as `2026-11-20`. */
function dayText(day: string): string {
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
}
