import { useIntl } from 'react-intl'
import styles from './PastCalls.module.css'

/** Share of the days that is done, from 0 to 1. */
export function ProgressLine({ progress }: { progress: number }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <div className={styles['progress']}>
      <progress value={progress} max={1} aria-label={formatMessage({ id: 'past.progress' })} />
      <span>
        {formatMessage(
          { id: 'past.progress.text' },
          { percent: formatNumber(progress, { style: 'percent', maximumFractionDigits: 0 }) },
        )}
      </span>
    </div>
  )
}
