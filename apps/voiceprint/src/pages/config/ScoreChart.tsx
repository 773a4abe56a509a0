import { voiceprint } from '@console/contracts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { percentages } from '../../model/threshold-outcome.ts'
import { ScoreBars } from './threshold-chart.ts'

type ScoreChartProps = { scores: voiceprint.ScoreDistribution; threshold: number | null }

const bound = (index: number) => (index / voiceprint.SCORE_BINS).toFixed(2)
const CATEGORIES = Array.from(
  { length: voiceprint.SCORE_BINS },
  (_, index) => `${bound(index)}–${bound(index + 1)}`,
)

/** How the same person and others scored, each in percent of their comparisons, with the threshold as a line. */
export function ScoreChart({ scores, threshold }: ScoreChartProps) {
  const { formatMessage } = useIntl()
  const { same, other } = scores
  const data = useMemo(
    () => ({
      categoryName: formatMessage({ id: 'voice.preview.score' }),
      categories: CATEGORIES,
      series: [
        { name: formatMessage({ id: 'voice.preview.same' }), values: percentages(same) },
        { name: formatMessage({ id: 'voice.preview.other' }), values: percentages(other) },
      ],
    }),
    [same, other, formatMessage],
  )
  return (
    <ScoreBars
      title={formatMessage({ id: 'voice.preview.title' })}
      summary={formatMessage({ id: 'voice.preview.summary' })}
      data={data}
      showsAll
      formatValue={asPercent}
      {...(threshold === null
        ? {}
        : {
            mark: {
              at: threshold,
              name: formatMessage({ id: 'voice.preview.mark' }, { threshold }),
            },
          })}
    />
  )
}

function asPercent(value: number): string {
  return `${value}%`
}
