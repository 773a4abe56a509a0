import { useIntl } from 'react-intl'
import { Icon } from '../icons/Icon.tsx'
import styles from './FreshnessChip.module.css'

export type Freshness =
  | { state: 'fresh'; ageSeconds: number; nextSeconds: number }
  | { state: 'stale'; ageSeconds: number }
  | { state: 'paused' }

/** Shows the age of the data in view: dot and words, never colour alone. */
export function FreshnessChip({ freshness }: { freshness: Freshness }) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['chip']} data-state={freshness.state} data-stale={freshness.state === 'stale'}>
      {freshness.state === 'paused' ? <Icon name="pause" size={14} /> : <span className={styles['dot']} />}
      {formatFreshness(freshness)}
    </span>
  )

  function formatFreshness(shown: Freshness): string {
    if (shown.state === 'fresh') {
      return formatMessage({ id: 'ui.fresh.updated' }, { age: shown.ageSeconds, next: shown.nextSeconds })
    }
    return shown.state === 'stale'
      ? formatMessage({ id: 'ui.fresh.stale' }, { age: shown.ageSeconds })
      : formatMessage({ id: 'ui.fresh.paused' })
  }
}
