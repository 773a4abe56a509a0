import type { LoadFailure } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'

/** The chart could not be loaded; the rest of the page remains. */
export function ChartFailed({ error, onRetry }: LoadFailure) {
  const { formatMessage } = useIntl()
  return <ErrorState title={formatMessage({ id: 'domainUi.chartFailed' })} error={error} onRetry={onRetry} />
}
