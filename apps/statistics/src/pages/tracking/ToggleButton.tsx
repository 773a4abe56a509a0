import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import type { MetricStat } from '../../queries/tracking.ts'
import styles from './Tracking.module.css'
import { useTracking } from './tracking-context.ts'

/** Opens the events of a metric below it. */
export function ToggleButton({ metric: { metricId, name } }: { metric: MetricStat }) {
  const { formatMessage } = useIntl()
  const { expanded, toggle } = useTracking()
  const isOpen = expanded === metricId
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-expanded={isOpen}
      aria-label={formatMessage({ id: isOpen ? 'tracking.collapse' : 'tracking.expand' }, { name })}
      onClick={() => toggle(metricId)}
    >
      <Icon name="right" size={14} />
    </button>
  )
}
