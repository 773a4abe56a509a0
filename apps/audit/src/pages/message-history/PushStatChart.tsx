import { useIntl } from 'react-intl'
import { axisSteps, PUSH_SERIES, type PushDay, type PushSeries } from '../../model/push-stat.ts'
import { dayText } from './day-text.ts'
import styles from './PushStatChart.module.css'

/** The size that the specification gives (MSG-004), px. */
const WIDTH = 660
const HEIGHT = 320
/** Room for the axes' texts, px. */
const PLOT = { left: 44, right: 8, top: 12, bottom: 28 }
const BAR_WIDTH = 18
const BAR_GAP = 3

type PushStatChartProps = {
  days: readonly PushDay[]
  /** The accessible name of the chart; the table has the figures. */
  label: string
  nameOf: (series: PushSeries) => string
}

/** Bars of each day side by side: touched, clicked, viewed. */
export function PushStatChart({ days, label, nameOf }: PushStatChartProps) {
  const { formatNumber } = useIntl()
  const steps = axisSteps(Math.max(...days.flatMap((day) => PUSH_SERIES.map((series) => day[series]))))
  const top = steps.at(-1) ?? 1
  const plotHeight = HEIGHT - PLOT.top - PLOT.bottom
  const bandWidth = (WIDTH - PLOT.left - PLOT.right) / days.length
  const barsWidth = PUSH_SERIES.length * BAR_WIDTH + (PUSH_SERIES.length - 1) * BAR_GAP
  const y = (count: number) => PLOT.top + plotHeight * (1 - count / top)
  return (
    <svg className={styles['chart']} width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      {steps.map((step) => (
        <g key={step}>
          <line className={styles['grid']} x1={PLOT.left} x2={WIDTH - PLOT.right} y1={y(step)} y2={y(step)} />
          <text className={styles['tick']} x={PLOT.left - 8} y={y(step) + 4} textAnchor="end">
            {formatNumber(step)}
          </text>
        </g>
      ))}
      {days.map((day, index) => {
        const left = PLOT.left + bandWidth * index + (bandWidth - barsWidth) / 2
        const figures = PUSH_SERIES.map((series) => `${nameOf(series)} ${formatNumber(day[series])}`)
        return (
          <g key={day.day} className={styles['day']}>
            <title>{[dayText(day.day), ...figures].join('\n')}</title>
            {/* The whole height of a day is hoverable, not only its bars. */}
            <rect
              className={styles['reach']}
              x={PLOT.left + bandWidth * index}
              y={PLOT.top}
              width={bandWidth}
              height={plotHeight}
            />
            {PUSH_SERIES.map((series, place) => (
              <rect
                key={series}
                data-series={series}
                className={styles['bar']}
                x={left + place * (BAR_WIDTH + BAR_GAP)}
                y={y(day[series])}
                width={BAR_WIDTH}
                height={HEIGHT - PLOT.bottom - y(day[series])}
              />
            ))}
            <text
              className={styles['tick']}
              x={PLOT.left + bandWidth * (index + 0.5)}
              y={HEIGHT - 8}
              textAnchor="middle"
            >
              {dayText(day.day).slice(5)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
