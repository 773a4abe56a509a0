import { useIntl } from 'react-intl'
import type { MetricStat } from '../../queries/tracking.ts'
import { MetricEvents } from './MetricEvents.tsx'
import { ToggleButton } from './ToggleButton.tsx'
import { useTracking } from './tracking-context.ts'
import { useCountText, useTypeText } from './use-metric-columns.tsx'
import styles from '../../components/RowCard.module.css'

/** A metric on a phone. */
export function MetricCard({ metric }: { metric: MetricStat }) {
  const { formatMessage, formatNumber } = useIntl()
  const { expanded } = useTracking()
  const countText = useCountText()
  const typeText = useTypeText()
  const { metricId, name, category, users } = metric
  const facts = {
    counts: countText(metric),
    users: formatNumber(users),
    type: typeText(metric),
    category: category || '-',
  }
  return (
    <div className="ui-stack ui-items-start ui-pad-12-16">
      <span className="ui-row ui-between ui-full-width">
        <strong>{name}</strong>
        <ToggleButton metric={metric} />
      </span>
      {name !== metricId && <span className="ui-size-12 ui-faint">{metricId}</span>}
      <dl className={styles['facts']}>
        {Object.entries(facts).map(([fact, text]) => (
          <div key={fact}>
            <dt>{formatMessage({ id: `tracking.${fact}` })}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {expanded === metricId && <MetricEvents metric={metric} />}
    </div>
  )
}
