import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../icons/Icon.tsx'
import { StatePanel } from './StatePanel.tsx'
import { VeinBud } from './VeinBud.tsx'

/** What is known of a failure; an `ApiError` fits. */
export type Failure = {
  message: string
  status?: number | null
  callId?: string
  detail?: { requestId?: string | undefined }
}

type ErrorStateProps = {
  /** What could not be done. */
  title: string
  error: Failure
  /** What was not lost, e.g. the filters. */
  kept?: string
  onRetry: () => void
}

/** A page or panel that could not be loaded: what happened, what was kept, what to do. */
export function ErrorState({ title, error, kept, onRetry }: ErrorStateProps) {
  const { formatMessage } = useIntl()
  const [isCopied, setCopied] = useState(false)
  const { message, status = null } = error

  async function copyDetails() {
    await navigator.clipboard.writeText(detailsOf(title, error))
    setCopied(true)
  }

  return (
    <StatePanel
      role="alert"
      drawing={<VeinBud tone="error" />}
      title={title}
      actions={
        <>
          <Button type="primary" icon={<Icon name="refresh" />} onClick={onRetry}>
            {formatMessage({ id: 'ui.retry' })}
          </Button>
          <Button onClick={() => void copyDetails()}>
            {formatMessage({ id: isCopied ? 'ui.copied' : 'ui.copyDetails' })}
          </Button>
        </>
      }
    >
      {status === null ? message : formatMessage({ id: 'ui.error.withStatus' }, { reason: message, status })}{' '}
      {kept}
    </StatePanel>
  )
}

/** For a message to support: nothing of it is secret. */
function detailsOf(title: string, { message, status, callId, detail }: Failure): string {
  return [
    title,
    message,
    status == null ? '' : `HTTP ${status}`,
    callId ?? '',
    detail?.requestId ?? '',
    window.location.pathname,
    new Date().toISOString(),
  ]
    .filter((line) => line !== '')
    .join('\n')
}
