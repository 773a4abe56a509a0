import type { LoadFailure } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'

/** A part whose code did not load. */
export function PartFailed({ error, onRetry }: LoadFailure) {
  const { formatMessage } = useIntl()
  return <ErrorState title={formatMessage({ id: 'monitor.part.failed' })} error={error} onRetry={onRetry} />
}
