import { voiceprint } from '@console/contracts'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { thresholdOutcome } from '../../model/threshold-outcome.ts'
import styles from './ConfigPage.module.css'

type ThresholdWordsProps = {
  scores: voiceprint.ScoreDistribution
  threshold: number | null
  onUse: (threshold: number) => void
}

/** The chart in words: wrong acceptances, wrong refusals, and where both are equally frequent. */
export function ThresholdWords({ scores, threshold, onUse }: ThresholdWordsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['words']}>
      <div role="status">
        {threshold === null ? (
          <p>{formatMessage({ id: 'voice.preview.noThreshold' })}</p>
        ) : (
          <Outcome scores={scores} threshold={threshold} />
        )}
      </div>
      <EqualError equalError={scores.equalError} threshold={threshold} onUse={onUse} />
    </div>
  )
}

function Outcome({ scores, threshold }: { scores: voiceprint.ScoreDistribution; threshold: number }) {
  const { formatMessage, formatNumber } = useIntl()
  const { others, falseAccepts, same, falseRejects } = thresholdOutcome(scores, threshold)
  const rate = useRate()
  return (
    <>
      <p>
        {others === 0
          ? formatMessage({ id: 'voice.preview.noOthers' })
          : formatMessage(
              { id: 'voice.preview.accepts' },
              {
                threshold,
                count: formatNumber(falseAccepts),
                all: formatNumber(others),
                rate: rate(falseAccepts / others),
              },
            )}
      </p>
      <p>
        {same === 0
          ? formatMessage({ id: 'voice.preview.noSame' })
          : formatMessage(
              { id: 'voice.preview.rejects' },
              {
                threshold,
                count: formatNumber(falseRejects),
                all: formatNumber(same),
                rate: rate(falseRejects / same),
              },
            )}
      </p>
    </>
  )
}

type EqualErrorProps = Pick<ThresholdWordsProps, 'threshold' | 'onUse'> &
  Pick<voiceprint.ScoreDistribution, 'equalError'>

/** The equal error rate, with a button that takes over its threshold. */
function EqualError({ equalError, threshold, onUse }: EqualErrorProps) {
  const { formatMessage } = useIntl()
  const rate = useRate()
  if (equalError === null) return <p>{formatMessage({ id: 'voice.preview.noEqual' })}</p>
  const offered = asThreshold(equalError.threshold)
  return (
    <p>
      {formatMessage(
        { id: 'voice.preview.equal' },
        { rate: rate(equalError.rate), threshold: offered.toFixed(2) },
      )}{' '}
      {offered !== threshold && (
        <Button size="small" onClick={() => onUse(offered)}>
          {formatMessage({ id: 'voice.preview.use' }, { threshold: offered.toFixed(2) })}
        </Button>
      )}
    </p>
  )
}

/** The nearest threshold that can be saved. */
function asThreshold(score: number): number {
  const { min, max } = voiceprint.SIMILARITY_THRESHOLD
  return Math.min(max, Math.max(min, Math.round(score * 100) / 100))
}

function useRate() {
  const { formatNumber } = useIntl()
  return (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })
}
