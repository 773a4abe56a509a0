import { useIntl } from 'react-intl'
import styles from './DatasetPage.module.css'

/** Differences of fractions as percentage points, always with their sign. */
export function usePoints(): (difference: number) => string {
  const { formatMessage, formatNumber } = useIntl()
  return (difference) =>
    formatMessage(
      { id: 'stat.dataset.points' },
      {
        value: formatNumber(difference * 100, {
          signDisplay: 'exceptZero',
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        }),
      },
    )
}

/** Change of a figure by a judgement: sign and triangle, never colour alone; "-" where it did not change. */
export function MoveText({ value }: { value: number | null }) {
  const points = usePoints()
  if (value === null) return '-'
  const way = value > 0 ? 'up' : value < 0 ? 'down' : 'same'
  return (
    <span className={`ui-figures ui-nowrap ${styles['move']}`} data-way={way}>
      {way !== 'same' && <span aria-hidden="true">{way === 'up' ? '▲ ' : '▼ '}</span>}
      {points(value)}
    </span>
  )
}
