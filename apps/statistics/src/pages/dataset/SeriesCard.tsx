import { Explained } from '@console/domain-ui'
import { addDays, daysIn } from '@console/ui'
import type { ChartData } from '@console/ui/charts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from '../../components/ChartCard.tsx'
import { Lines } from '../../components/charts.ts'
import { CHART_HEIGHT } from '../../components/MetricChart.tsx'
import { usePercent } from '../../components/use-percent.ts'
import { judgementsByDay, type Quality, sumOfJudgements, toQuality } from '../../model/dataset-quality.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { fromWireDay } from '../../page-query/wire-day.ts'
import { type DatasetSeries, type EvaluationType, useDatasetSeries } from '../../queries/dataset.ts'
import { useNarrowing } from './use-narrowing.ts'
import { useOpenedDay } from './use-opened-day.ts'
import styles from './DatasetPage.module.css'

const MONTH_AND_DAY = [5, 10] as const

const FIGURES = ['precision', 'recall', 'f1'] as const

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
  const { open } = useOpenedDay()
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

/**
 * The figures of the whole range, each with its formula and its fraction; "-" with the reason where there is nothing to
 * divide by.
 */
function SeriesFigures({ quality }: { quality: Quality }) {
  const { formatMessage } = useIntl()
  const percent = usePercent()
  return (
    <dl className={styles['figures']}>
      {FIGURES.map((id) => {
        const figure = quality[id]
        return (
          <div key={id}>
            <dt>
              <Explained text={formatMessage({ id: `stat.dataset.${id}.formula` })}>
                {formatMessage({ id: `stat.dataset.${id}` })}
              </Explained>
            </dt>
            <dd className={styles['value']}>{figure === null ? '-' : percent(figure.value)}</dd>
            <dd className="ui-size-12 ui-figures ui-muted">
              {figure === null
                ? formatMessage({ id: `stat.dataset.${id}.none` })
                : formatMessage({ id: 'stat.dataset.part' }, { part: figure.part, whole: figure.whole })}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

type Point = { day: string; value: number; tag1?: number | undefined; tag2?: number | undefined }

/**
 * Three lines over the days of the query; the note beside a value is its fraction, or the reason why there is none
 * (DSET-003).
 */
function useSeriesData(series: DatasetSeries): ChartData {
  const { formatMessage } = useIntl()
  const { query } = useStat()
  const { range } = query
  return useMemo(() => {
    const days = Array.from({ length: daysIn(range) }, (_, index) => addDays(range[0], index))
    const buildLine = (figure: keyof DatasetSeries) => {
      const points = new Map(series[figure].map((point: Point) => [fromWireDay(point.day), point]))
      const ofDays = days.map((day) => points.get(day))
      return {
        name: formatMessage({ id: `stat.dataset.${figure}` }),
        // An empty day has no value, even if the server sends one.
        values: ofDays.map((point) => (point === undefined || point.tag2 === 0 ? null : point.value)),
        valueNotes: ofDays.map((point) => formatPointNote(figure, point)),
      }
    }
    const formatPointNote = (figure: keyof DatasetSeries, point: Point | undefined): string | undefined => {
      if (point?.tag1 === undefined || point.tag2 === undefined) return undefined
      if (point.tag2 === 0) return formatMessage({ id: `stat.dataset.${figure}.none` })
      return formatMessage({ id: 'stat.dataset.part' }, { part: point.tag1, whole: point.tag2 })
    }
    return {
      categoryName: formatMessage({ id: 'stat.day' }),
      categories: days.map((day) => day.slice(...MONTH_AND_DAY)),
      series: [buildLine('precision'), buildLine('recall'), buildLine('f1')],
    }
  }, [series, range, formatMessage])
}
