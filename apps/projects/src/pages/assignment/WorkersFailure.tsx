import { PageFailure } from '@console/domain-ui'
import { ApiError } from '@console/sub-app'
import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'

type WorkersFailureProps = {
  error: Error
  /** The user's company is the platform: it neither owns the project nor works for it. */
  isForeign: boolean
  onRetry: () => void
}

/** The workers could not be loaded, or are not visible to the user. */
export function WorkersFailure({ error, isForeign, onRetry }: WorkersFailureProps) {
  const { formatMessage } = useIntl()
  // The server answers 404 before the work starts, and always to users without access.
  if (error instanceof ApiError && error.status === 404) {
    const text = isForeign ? 'assignment.workers.foreign' : 'assignment.workers.none'
    return (
      <EmptyState title={formatMessage({ id: text })}>{formatMessage({ id: `${text}.text` })}</EmptyState>
    )
  }
  return (
    <PageFailure
      error={error}
      title={formatMessage({ id: 'assignment.workers.failed' })}
      page={formatMessage({ id: 'assignment.page' })}
      onRetry={onRetry}
    />
  )
}
