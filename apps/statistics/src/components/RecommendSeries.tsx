import type { stat } from '@console/contracts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from './ChartCard.tsx'
import { CurrentLines } from './CurrentLines.tsx'
import type { Series } from './series-chart.ts'

type RecommendSeriesProps = { query: Parameters<typeof ChartCard<Series>>[0]['query'] }

/** Recommendations, and accepted and valid ones where the answer has them, as lines (STAT-106, RPT-Q15). */
export function RecommendSeries({ query: series }: RecommendSeriesProps) {
  const { formatMessage } = useIntl()
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

type Part = { id: 'accepted' | 'made' | 'valid'; valueOf: (point: stat.SeriesPoint) => number | undefined }

/** In the order of their lines from the top: what is accepted or valid was recommended. */
const PARTS: readonly Part[] = [
  { id: 'made', valueOf: ({ value }) => value },
  { id: 'valid', valueOf: ({ tag2 }) => tag2 },
  { id: 'accepted', valueOf: ({ tag1 }) => tag1 },
]

function RecommendLines({ points }: { points: readonly stat.SeriesPoint[] }) {
  const { formatMessage } = useIntl()
  const answered = useMemo(
    () => PARTS.filter(({ valueOf }) => points.some((point) => valueOf(point) !== undefined)),
    [points],
  )
  const lines = useMemo(
    () =>
      answered.map(({ id, valueOf }) => ({
        name: formatMessage({ id: `stat.recommend.${id}` }),
        points: points.map((point) => ({ time: point.time, value: valueOf(point) ?? 0 })),
      })),
    [answered, points, formatMessage],
  )
  return (
    <CurrentLines
      title={formatMessage({ id: 'stat.recommend.series' })}
      lines={lines}
      main={answered.findIndex(({ id }) => id === 'made')}
    />
  )
}
