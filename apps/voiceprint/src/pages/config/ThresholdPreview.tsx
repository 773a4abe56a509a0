import { ChartLoading } from '@console/domain-ui'
import { EmptyState, ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'
import { hasScores } from '../../model/threshold-outcome.ts'
import { useScoreDistribution } from '../../queries/settings.ts'
import styles from './ConfigPage.module.css'
import { MeasuredErrors } from './MeasuredErrors.tsx'
import { ScoreChart } from './ScoreChart.tsx'
import { ThresholdWords } from './ThresholdWords.tsx'

type ThresholdPreviewProps = {
  /** As it is typed; null while that is no threshold. */
  threshold: number | null
  onUse: (threshold: number) => void
}

/** What a threshold would have said of the comparisons that were recorded, before it is saved. */
export function ThresholdPreview({ threshold, onUse }: ThresholdPreviewProps) {
  const { formatMessage } = useIntl()
  const scores = useScoreDistribution()
  const measured = scores.data?.measured
  return (
    <div className={styles['beside']}>
      <section className={styles['card']} aria-label={formatMessage({ id: 'voice.preview.title' })}>
        {scores.data === undefined ? (
          scores.error === null ? (
            <ChartLoading />
          ) : (
            <ErrorState
              title={formatMessage({ id: 'voice.preview.failed' })}
              error={scores.error}
              onRetry={() => void scores.refetch()}
            />
          )
        ) : hasScores(scores.data) ? (
          <>
            <ScoreChart scores={scores.data} threshold={threshold} />
            <ThresholdWords scores={scores.data} threshold={threshold} onUse={onUse} />
          </>
        ) : (
          <EmptyState title={formatMessage({ id: 'voice.preview.none' })}>
            {formatMessage({ id: 'voice.preview.none.text' })}
          </EmptyState>
        )}
      </section>
      {measured != null && <MeasuredErrors measured={measured} />}
    </div>
  )
}
