import { ApiError, failureText, type LoadFailure } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'

/** The tables, or their code, could not be loaded. */
export function ReportsFailed({ error, onRetry }: LoadFailure) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      title={formatMessage({ id: 'summary.failed' })}
      error={{ message: failureText(error), ...(error instanceof ApiError && pickErrorFacts(error)) }}
      preserved={formatMessage({ id: 'ui.error.filtersUnchanged' })}
      onRetry={onRetry}
    />
  )
}

const pickErrorFacts = ({ status, callId, detail }: ApiError) => ({ status, callId, detail })
