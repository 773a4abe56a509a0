import type { LoadFailure } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'

/** A tab whose code could not be loaded; the other one remains. */
export function PartFailed({ error, onRetry }: LoadFailure) {
  const { formatMessage } = useIntl()
  return <ErrorState title={formatMessage({ id: 'statConfig.failed' })} error={error} onRetry={onRetry} />
}
