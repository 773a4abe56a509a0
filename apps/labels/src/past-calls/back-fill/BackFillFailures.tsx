import { useIntl } from 'react-intl'
import { FailureLine } from '../FailureLine.tsx'
import { useRefusalText, type BackFillState } from './use-back-fill.ts'

/** What of a back-fill failed: its start, its stop, or reading how far it is. */
export function BackFillFailures({ fill }: { fill: BackFillState }) {
  const { formatMessage } = useIntl()
  const refusalText = useRefusalText()
  const { runs, starting, stopping, stop } = fill
  return (
    <>
      {starting.error !== null && (
        <FailureLine
          title={formatMessage({ id: 'past.fill.failed' })}
          reasons={[refusalText(starting.error)]}
        />
      )}
      {stopping.error !== null && (
        <FailureLine
          title={formatMessage({ id: 'past.fill.stopFailed' })}
          reasons={[refusalText(stopping.error)]}
          onRetry={stop}
        />
      )}
      {runs.error !== null && (
        <FailureLine
          title={formatMessage({ id: 'past.fill.listFailed' })}
          reasons={[refusalText(runs.error)]}
          onRetry={() => void runs.refetch()}
        />
      )}
    </>
  )
}
