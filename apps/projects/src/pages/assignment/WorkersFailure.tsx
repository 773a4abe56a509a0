import { PageFailure } from '@console/domain-ui'
import { ApiError } from '@console/sub-app'
import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'

type WorkersFailureProps = {
  error: Error
  /** The caller's company looks after the project and neither owns it nor works for it. */
  isForeign: boolean
  onRetry: () => void
}

/** The workers did not come, or there are none that the caller is shown. */
export function WorkersFailure({ error, isForeign, onRetry }: WorkersFailureProps) {
  const { formatMessage } = useIntl()
  // Before its work begins a business answers like one that does not exist, and always to whom it is not shown.
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
