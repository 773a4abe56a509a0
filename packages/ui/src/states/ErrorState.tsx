import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { copyText } from '../clipboard/copy-text.ts'
import { Icon } from '../icons/Icon.tsx'
import { serverNow } from '../time/server-time.ts'
import { asSentence } from './as-sentence.ts'
import { StatePanel } from './StatePanel.tsx'
import { VeinBud } from './VeinBud.tsx'
import styles from './StatePanel.module.css'

/** Known facts of a failure; an `ApiError` fits. */
export type Failure = {
  message: string
  status?: number | null
  code?: number | null
  callId?: string
  detail?: { requestId?: string | undefined }
}

type ErrorStateProps = {
  /** Title that says what could not be done. */
  title: string
  error: Failure
  /** Text that says what was not lost, e.g. the filters. */
  preserved?: string
  onRetry: () => void
}

/** A page or panel that could not be loaded: what happened, what was preserved, what to do. */
export function ErrorState({ title, error, preserved, onRetry }: ErrorStateProps) {
  const { formatMessage } = useIntl()
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no')
  const { message } = error
  const number = failureNumber(error)
  const details = formatDetails(title, error)

  async function copyDetails() {
    try {
      await copyText(details)
      setCopied('yes')
    } catch {
      // Without https, or when the browser refuses, there is no clipboard: the text is shown for manual copying.
      setCopied('refused')
    }
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
            {formatMessage({ id: copied === 'yes' ? 'ui.copied' : 'ui.copyDetails' })}
          </Button>
        </>
      }
    >
      {number === null || message.endsWith(`(${number})`)
        ? asSentence(message)
        : formatMessage({ id: 'ui.error.withStatus' }, { reason: message, status: number })}{' '}
      {preserved}
      {copied === 'refused' && <pre className={styles['details']}>{details}</pre>}
    </StatePanel>
  )
}

/** The code of a refusal with a status of success, otherwise the status. */
function failureNumber({ status = null, code = null }: Failure): number | null {
  return status !== null && status < 300 ? code : status
}

/** For a message to support: contains no secrets. */
function formatDetails(title: string, { message, status, code, callId, detail }: Failure): string {
  return [
    title,
    message,
    status == null ? '' : `HTTP ${status}`,
    code == null || code === status ? '' : `Code ${code}`,
    callId ?? '',
    detail?.requestId ?? '',
    window.location.pathname,
    new Date(serverNow()).toISOString(),
  ]
    .filter((line) => line !== '')
    .join('\n')
}
