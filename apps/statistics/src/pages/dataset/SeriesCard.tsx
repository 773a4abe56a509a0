import { addDays } from '@console/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from '../../components/ChartCard.tsx'
import { Lines } from '../../components/charts.ts'
import { CHART_HEIGHT } from '../../components/MetricChart.tsx'
import { usePercent } from '../../components/use-percent.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { judgementsByDay, toQuality, sumOfJudgements } from '../../model/dataset-quality.ts'
import { useDatasetSeries, type DatasetSeries, type EvaluationType } from '../../queries/dataset.ts'
import { SeriesFigures } from './SeriesFigures.tsx'
import { useJudgedDay } from './use-judged-day.ts'
import { useNarrowing } from './use-narrowing.ts'
import { useSeriesData } from './use-series-data.ts'

/** Precision, recall and F1 of knowledge or of quality rules: of the range in figures, of each day as lines (DSET-003). */
export function SeriesCard({ labelType }: { labelType: EvaluationType }) {
  const { formatMessage } = useIntl()
  const { ofType } = useNarrowing()
  const series = useDatasetSeries(ofType(labelType))
  return (
    <ChartCard
      title={formatMessage({ id: `stat.dataset.type.${labelType}` })}
      query={series}
      isEmpty={({ precision, recall, f1 }) => precision.length + recall.length + f1.length === 0}
    >
      {(answer) => <SeriesLines labelType={labelType} series={answer} />}
    </ChartCard>
  )
}

type SeriesLinesProps = { labelType: EvaluationType; series: DatasetSeries }

function SeriesLines({ labelType, series }: SeriesLinesProps) {
  const { formatMessage } = useIntl()
  const percent = usePercent()
  const { query } = useStat()
  const { open } = useJudgedDay()
  const data = useSeriesData(series)
  const quality = useMemo(() => toQuality(sumOfJudgements(judgementsByDay(series).values())), [series])
  const title = formatMessage({ id: `stat.dataset.type.${labelType}` })
  const [from] = query.range
  const last = (points: readonly { value: number }[]) => percent(points.at(-1)?.value ?? 0)
  return (
    <>
      <Lines
        title={title}
        summary={formatMessage(
          { id: 'stat.dataset.summary' },
          { title, precision: last(series.precision), recall: last(series.recall), f1: last(series.f1) },
        )}
        data={data}
        height={CHART_HEIGHT}
        formatValue={percent}
        onChoose={(index) => open({ labelType, day: addDays(from, index) })}
      />
      <SeriesFigures quality={quality} />
    </>
  )
}
