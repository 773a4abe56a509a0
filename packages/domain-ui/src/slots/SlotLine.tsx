import type { SlotFailure } from '@console/sub-app'
import { useIntl } from 'react-intl'

type SlotLineProps = { name: string; failure: SlotFailure | null; onRetry: () => void }

/** The quiet line in place of a contribution that is not there yet, or cannot be shown. */
export function SlotLine({ name, failure, onRetry }: SlotLineProps) {
  const { formatMessage } = useIntl()
  if (failure === null)
    return (
      <p className="ui-no-margin ui-small ui-muted">{formatMessage({ id: 'slots.loading' }, { name })}</p>
    )
  return (
    <p className="ui-no-margin ui-small ui-muted" role="status">
      {formatMessage({ id: 'slots.failed' }, { name })}{' '}
      <button type="button" className="ui-text-button ui-link" onClick={onRetry}>
        {formatMessage({ id: 'slots.retry' })}
      </button>
    </p>
  )
}
