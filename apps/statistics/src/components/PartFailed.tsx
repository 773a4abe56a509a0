import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'

type PartFailedProps = {
  /** Message id of the title. */
  textId: string
  error: Error
  onRetry: () => unknown
}

/** A part of a page that could not be loaded; the other parts stay as they are. */
export function PartFailed({ textId, error, onRetry }: PartFailedProps) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      title={formatMessage({ id: textId })}
      error={error}
      preserved={formatMessage({ id: 'stat.chart.othersUnchanged' })}
      onRetry={() => void onRetry()}
    />
  )
}
