import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'

export function CorrectionLoading() {
  const { formatMessage } = useIntl()
  return (
    <span role="status" className="visually-hidden">
      {formatMessage({ id: 'ui.loading' })}
    </span>
  )
}

export function CorrectionFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return <ErrorState title={formatMessage({ id: 'schedule.failed' })} error={error} onRetry={onRetry} />
}
