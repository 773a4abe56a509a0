import { PUSH_SERIES, type PushDay, type PushSeries } from '../../model/push-stat.ts'
import { dayText } from './day-text.ts'
import { PushBars } from './push-chart.ts'

/** The size that the specification gives (MSG-004), px. */
const WIDTH = 660
const HEIGHT = 320

type PushStatChartProps = {
  days: readonly PushDay[]
  /** What the points are of. */
  dayName: string
  /** Says what is drawn, to people who do not see it; the table beside it has the figures. */
  label: string
  nameOf: (series: PushSeries) => string
}

/** Bars of each day side by side: touched, clicked, viewed. */
export function PushStatChart({ days, dayName, label, nameOf }: PushStatChartProps) {
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
