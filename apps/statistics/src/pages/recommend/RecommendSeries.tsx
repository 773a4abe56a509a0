import { METRIC, SPAN_OFFSET, type stat } from '@console/contracts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from '../../components/ChartCard.tsx'
import { CurrentLines } from '../../components/CurrentLines.tsx'
import { useStat } from '../../frame/stat-context.ts'
import { useMetric } from '../../queries/statistics.ts'

/** What was recommended, accepted and valid, as three lines (STAT-106). */
export function RecommendSeries() {
  const { formatMessage } = useIntl()
  const { wire, isSingleDay } = useStat()
  const series = useMetric(isSingleDay ? METRIC.recommended + SPAN_OFFSET : METRIC.recommended, wire)
  return (
    <ChartCard
      title={formatMessage({ id: 'stat.recommend.series' })}
      query={series}
      isEmpty={({ current }) => current.length === 0}
    >
      {({ current }) => <RecommendLines points={current} />}
    </ChartCard>
  )
}

const PARTS = [
  { id: 'accepted', valueOf: ({ tag1 = 0 }: stat.SeriesPoint) => tag1 },
  { id: 'made', valueOf: ({ value }: stat.SeriesPoint) => value },
  { id: 'valid', valueOf: ({ tag2 = 0 }: stat.SeriesPoint) => tag2 },
] as const
/** What was recommended. */
const MAIN = 1

function RecommendLines({ points }: { points: readonly stat.SeriesPoint[] }) {
  const { formatMessage } = useIntl()
  const lines = useMemo(
    () =>
      PARTS.map(({ id, valueOf }) => ({
        name: formatMessage({ id: `stat.recommend.${id}` }),
        points: points.map((point) => ({ time: point.time, value: valueOf(point) })),
      })),
    [points, formatMessage],
  )
  return <CurrentLines title={formatMessage({ id: 'stat.recommend.series' })} lines={lines} main={MAIN} />
}
