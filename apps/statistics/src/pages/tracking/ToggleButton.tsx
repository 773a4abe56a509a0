import { useIntl } from 'react-intl'
import { RowToggle } from '../../components/RowToggle.tsx'
import type { MetricStat } from '../../queries/tracking.ts'
import { useTracking } from './tracking-context.ts'

/** Opens the events of a metric below it. */
export function ToggleButton({ metric: { metricId, name } }: { metric: MetricStat }) {
  const { formatMessage } = useIntl()
  const { expanded, toggle } = useTracking()
  const isOpen = expanded === metricId
  return (
    <RowToggle
      isOpen={isOpen}
      label={formatMessage({ id: isOpen ? 'tracking.collapse' : 'tracking.expand' }, { name })}
      onToggle={() => toggle(metricId)}
    />
  )
}
