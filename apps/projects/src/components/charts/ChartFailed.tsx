import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'

/** Shown when the chart could not be loaded; the rest of the page works. */
export function ChartFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return <ErrorState title={formatMessage({ id: 'project.chart.failed' })} error={error} onRetry={onRetry} />
}
