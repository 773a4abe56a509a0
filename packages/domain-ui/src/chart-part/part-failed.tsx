import type { LoadFailure } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'

/** Makes the state of a part whose code could not be loaded, with the message id of its title; the rest of the page remains. */
export function partFailed(title: string) {
  return function PartFailed({ error, onRetry }: LoadFailure) {
    const { formatMessage } = useIntl()
    return <ErrorState title={formatMessage({ id: title })} error={error} onRetry={onRetry} />
  }
}
