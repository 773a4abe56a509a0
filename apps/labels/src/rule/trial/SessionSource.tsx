import type { sessionRecord } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { formatTime, isForbidden } from '@console/ui'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { SESSION_DAYS, useRecentSessions, type ChosenCall, type SessionCalls } from './recent-sessions.ts'
import type { TrialMessageId } from './texts.ts'
import styles from './TrialPanel.module.css'

type SessionSourceProps = {
  chosen: ChosenCall | null
  session: SessionCalls
  onChoose: (chosen: ChosenCall | null) => void
}

/** A recent session to try the rule on. A missing permission is shown here; the rest works without it. */
export function SessionSource({ chosen, session, onChoose }: SessionSourceProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const [isOpened, setIsOpened] = useState(false)
  const recent = useRecentSessions(isOpened)

  function toSessionOption({ sessionId, startedAt, seats, customer }: sessionRecord.ListedSession) {
    const label = formatMessage(
      { id: 'trial.source.session' },
      {
        time: formatTime(startedAt, timezone).slice(0, -3),
        seat: seats[0]?.name ?? '-',
        customer: customer || formatMessage({ id: 'trial.source.noCustomer' }),
      },
    )
    return { value: sessionId, label }
  }

  return (
    <div className={`ui-stack ui-gap-6 ${styles['source']}`}>
      <Select<string>
        aria-label={formatMessage({ id: 'trial.source' })}
        value={chosen?.sessionId ?? ''}
        loading={recent.isLoading || session.isLoading}
        options={[
          { value: '', label: formatMessage({ id: 'trial.source.own' }) },
          ...(recent.data?.sessions ?? []).map(toSessionOption),
        ]}
        onOpenChange={(isOpen) => {
          if (isOpen) setIsOpened(true)
        }}
        onChange={(sessionId) => onChoose(sessionId === '' ? null : { sessionId, callId: null })}
      />
      {recent.error !== null && (
        <SourceFailure kind="source" error={recent.error} onRetry={() => void recent.refetch()} />
      )}
      {recent.data?.sessions.length === 0 && (
        <p className="ui-no-margin ui-note ui-faint">
          {formatMessage({ id: 'trial.source.none' }, { days: SESSION_DAYS })}
        </p>
      )}
      {chosen !== null && <ChosenSession {...{ chosen, session, onChoose }} />}
    </div>
  )
}

type ChosenSessionProps = SessionSourceProps & { chosen: ChosenCall }

/** Choice of the session's call that is tried, and a note of what is missing of it. */
function ChosenSession({ chosen, session, onChoose }: ChosenSessionProps) {
  const { formatMessage } = useIntl()
  const { calls, call, shown, error, retry } = session
  if (error !== null) return <SourceFailure kind="session" error={error} onRetry={retry} />
  if (shown === null || call === undefined) return null
  return (
    <>
      {calls.length > 1 && (
        <Select<string>
          aria-label={formatMessage({ id: 'trial.session.call' })}
          value={call.callId}
          options={calls.map(({ callId }, index) => ({
            value: callId,
            label: formatMessage(
              { id: 'trial.session.callNumber' },
              { number: index + 1, count: calls.length },
            ),
          }))}
          onChange={(callId) => onChoose({ ...chosen, callId })}
        />
      )}
      {shown.sentences.length === 0 && (
        <p className="ui-no-margin ui-note ui-faint">{formatMessage({ id: 'trial.session.noWords' })}</p>
      )}
    </>
  )
}

type SourceFailureProps = { kind: 'source' | 'session'; error: Error; onRetry: () => void }

/** A missing permission has its own message, and cannot be retried. */
function SourceFailure({ kind, error, onRetry }: SourceFailureProps) {
  const { formatMessage } = useIntl()
  const isRefused = isForbidden(error)
  const id: TrialMessageId = `trial.${kind}.${isRefused ? 'forbidden' : 'failed'}`
  return (
    <div className={styles['failure']} role="alert">
      <span>
        {formatMessage({ id })}
        {!isRefused && `: ${failureText(error)}`}
      </span>
      {!isRefused && (
        <Button size="small" onClick={onRetry}>
          {formatMessage({ id: 'trial.retry' })}
        </Button>
      )}
    </div>
  )
}
