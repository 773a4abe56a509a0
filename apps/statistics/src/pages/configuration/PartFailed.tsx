import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'

/** A tab whose code could not be loaded; the other one remains. */
export function PartFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return <ErrorState title={formatMessage({ id: 'statConfig.failed' })} error={error} onRetry={onRetry} />
}
