import { AppModal, ErrorState } from '@console/ui'
import type { session as sessionCalls } from '@console/contracts'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useEndSessions, useOwnSessions } from './own-sessions-queries.ts'
import { SessionRow } from './SessionRow.tsx'
import styles from './SessionsModal.module.css'
import { useFocusAfterEnding } from './use-focus-after-ending.ts'

/** Below the one confirmation dialog (1000), whichever of the two opened first. */
const Z_INDEX = 990

const NONE: readonly sessionCalls.OwnSession[] = []

/** The user's sessions, and actions to end those they don't recognise. */
export function SessionsModal({ onClosed }: { onClosed: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const { data, error, refetch } = useOwnSessions()
  const { endOthers } = useEndSessions()
  const [isOpen, setOpen] = useState(true)
  const sessions = data?.sessions ?? NONE
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id)
  const { heading, keepButton, rowsLeave } = useFocusAfterEnding(sessions)

  async function confirmEndOthers(): Promise<void> {
    await services.confirm({
      title: formatMessage({ id: 'sessions.endOthersTitle' }),
      content: formatMessage({ id: 'sessions.endOthersText' }, { count: others.length }),
      okText: formatMessage({ id: 'sessions.endOthers' }),
      isDestructive: true,
      onOk: async () => {
        const ended = await endOthers()
        rowsLeave(others)
        services.toast.success(formatMessage({ id: 'sessions.othersEnded' }, { count: ended }))
      },
    })
  }

  return (
    <AppModal
      open={isOpen}
      zIndex={Z_INDEX}
      title={
        <span ref={heading} tabIndex={-1} className={styles['heading']}>
          {formatMessage({ id: 'sessions.title' })}
        </span>
      }
      footer={
        others.length > 0 && (
          <Button danger onClick={() => void confirmEndOthers()}>
            {formatMessage({ id: 'sessions.endOthers' })}
          </Button>
        )
      }
      onCancel={() => {
        setOpen(false)
      }}
      afterClose={onClosed}
    >
      {data === undefined && error !== null && (
        <ErrorState
          title={formatMessage({ id: 'sessions.failed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null && (
        <div role="status" aria-label={formatMessage({ id: 'sessions.loading' })}>
          <Skeleton active paragraph={{ rows: 4 }} />
        </div>
      )}
      {data !== undefined && (
        <>
          <p className={styles['note']}>{formatMessage({ id: 'sessions.what' })}</p>
          {error !== null && (
            <p className={styles['problem']} role="alert">
              {formatMessage({ id: 'sessions.stale' }, { reason: error.message })}
            </p>
          )}
          <ul className={styles['list']} aria-label={formatMessage({ id: 'sessions.list' })}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                buttonRef={(button) => {
                  keepButton(session.id, button)
                }}
                onEnded={() => {
                  rowsLeave([session.id])
                }}
              />
            ))}
          </ul>
          {others.length === 0 && (
            <p className={styles['note']}>{formatMessage({ id: 'sessions.onlyThis' })}</p>
          )}
        </>
      )}
    </AppModal>
  )
}
