import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'

/** The chart could not be loaded; the rest of the page remains. */
export function ChartFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return <ErrorState title={formatMessage({ id: 'domainUi.chartFailed' })} error={error} onRetry={onRetry} />
}
