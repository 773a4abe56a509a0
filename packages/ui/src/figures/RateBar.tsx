import { useIntl } from 'react-intl'
import styles from './RateBar.module.css'

/** A part of a total as bar, number and percentage; a dash for a total of zero. */
export function RateBar({ part, of, label }: { part: number; of: number; label: string }) {
  const { formatNumber } = useIntl()
  if (of === 0) return <>-</>
  const share = formatNumber(part / of, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <span className="ui-inline-row ui-gap-8 ui-nowrap">
      <span className={styles['track']} role="img" aria-label={`${label}: ${share}`}>
        <span className={styles['bar']} style={{ width: `${(part / of) * 100}%` }} />
      </span>
      <span>
        {formatNumber(part)} · {share}
      </span>
    </span>
  )
}
