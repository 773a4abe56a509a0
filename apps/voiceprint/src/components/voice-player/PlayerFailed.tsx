import type { LoadFailure } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'

/** The player itself could not be loaded; the dialog remains. */
export function PlayerFailed({ error, onRetry }: LoadFailure) {
  const { formatMessage } = useIntl()
  return <ErrorState title={formatMessage({ id: 'voice.player.failed' })} error={error} onRetry={onRetry} />
}
