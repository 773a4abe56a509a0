import type { session as sessionCalls } from '@console/contracts'
import { AppModal } from '@console/ui'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { QueriedList } from '../parts/QueriedList.tsx'
import { useEndSessions, useOwnSessions } from './own-sessions-queries.ts'
import { SessionRow } from './SessionRow.tsx'
import styles from './SessionsModal.module.css'

const NONE: readonly sessionCalls.OwnSession[] = []

/** The user's sessions, and actions to end those they don't recognise. */
export function SessionsModal({ onClosed }: { onClosed: () => void }) {
  const { formatMessage } = useIntl()
  const query = useOwnSessions()
  const [isOpen, setOpen] = useState(true)
  const sessions = query.data?.sessions ?? NONE
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id)
  const { heading, keepButton, rowsLeave } = useFocusAfterEnding(sessions)
  const confirmEndOthers = useConfirmEndOthers(others, rowsLeave)

  return (
    <AppModal
      open={isOpen}
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
      <SessionsContent query={query} focus={{ keepButton, rowsLeave }} />
    </AppModal>
  )
}

function useConfirmEndOthers(others: readonly string[], onEnded: (ids: readonly string[]) => void) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const { endOthers } = useEndSessions()
  return async (): Promise<void> => {
    await services.confirm({
      title: formatMessage({ id: 'sessions.endOthersTitle' }),
      content: formatMessage({ id: 'sessions.endOthersText' }, { count: others.length }),
      okText: formatMessage({ id: 'sessions.endOthers' }),
      isDestructive: true,
      onOk: async () => {
        const ended = await endOthers()
        onEnded(others)
        services.toast.success(formatMessage({ id: 'sessions.othersEnded' }, { count: ended }))
      },
    })
  }
}

type SessionsContentProps = {
  query: ReturnType<typeof useOwnSessions>
  focus: Pick<ReturnType<typeof useFocusAfterEnding>, 'keepButton' | 'rowsLeave'>
}

function SessionsContent({ query, focus }: SessionsContentProps) {
  const { formatMessage } = useIntl()
  return (
    <QueriedList query={query} failedId="sessions.failed" loadingId="sessions.loading">
      {(answer) => (
        <>
          <p className={styles['note']}>{formatMessage({ id: 'sessions.what' })}</p>
          {query.error !== null && (
            <p className={styles['problem']} role="alert">
              {formatMessage({ id: 'sessions.stale' }, { reason: query.error.message })}
            </p>
          )}
          <ul className={styles['list']} aria-label={formatMessage({ id: 'sessions.list' })}>
            {answer.sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                buttonRef={(button) => {
                  focus.keepButton(session.id, button)
                }}
                onEnded={() => {
                  focus.rowsLeave([session.id])
                }}
              />
            ))}
          </ul>
          {answer.sessions.every(({ isCurrent }) => isCurrent) && (
            <p className={styles['note']}>{formatMessage({ id: 'sessions.onlyThis' })}</p>
          )}
        </>
      )}
    </QueriedList>
  )
}

type Leaving = { ids: ReadonlySet<string>; next: string | null }

/**
 * The button that ended a session is removed with its row, which would move the focus out of the dialog. It moves to the next
 * row's button, else to the dialog's heading.
 */
function useFocusAfterEnding(sessions: readonly sessionCalls.OwnSession[]) {
  const heading = useRef<HTMLSpanElement>(null)
  const buttons = useRef(new Map<string, HTMLElement>())
  const leaving = useRef<Leaving | null>(null)

  useEffect(() => {
    const gone = leaving.current
    if (gone === null || sessions.some(({ id }) => gone.ids.has(id))) return
    leaving.current = null
    // A focus elsewhere in the dialog is left alone.
    if (heading.current?.closest('[role="dialog"]')?.contains(document.activeElement)) return
    const next = gone.next === null ? undefined : buttons.current.get(gone.next)
    ;(next ?? heading.current)?.focus()
  }, [sessions])

  return {
    heading,
    keepButton: (id: string, button: HTMLElement | null) => {
      if (button === null) buttons.current.delete(id)
      else buttons.current.set(id, button)
    },
    /** These sessions are ended: their rows are removed with the next list. */
    rowsLeave: (ids: readonly string[]) => {
      const last = sessions.findLastIndex(({ id }) => ids.includes(id))
      const after = sessions.slice(last + 1).find(({ isCurrent }) => !isCurrent)
      leaving.current = { ids: new Set(ids), next: after?.id ?? null }
    },
  }
}
