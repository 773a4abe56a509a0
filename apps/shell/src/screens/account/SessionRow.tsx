import type { session as sessionCalls } from '@console/contracts'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import type { RefCallback } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useEndSessions } from './own-sessions-queries.ts'
import styles from './SessionRow.module.css'

type SessionRowProps = {
  session: sessionCalls.OwnSession
  buttonRef: RefCallback<HTMLElement>
  /** Called when the session is over: the row is removed with the next list. */
  onEnded: () => void
}

/** One session: device, address, time; the current one is marked and ends by logging out only. */
export function SessionRow({ session, buttonRef, onEnded }: SessionRowProps) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useShell()
  const { end } = useEndSessions()
  const device = formatMessage(
    { id: 'sessions.device' },
    {
      browser: session.browser ?? formatMessage({ id: 'sessions.unknownBrowser' }),
      system: session.system ?? formatMessage({ id: 'sessions.unknownSystem' }),
    },
  )
  const address = session.address ?? formatMessage({ id: 'sessions.unknownAddress' })
  const signedInAt = formatTime(session.signedInAt, timezone)

  async function confirmEnd(): Promise<void> {
    await services.confirm({
      title: formatMessage({ id: 'sessions.endTitle' }, { device }),
      content: formatMessage({ id: 'sessions.endText' }, { time: signedInAt, address }),
      okText: formatMessage({ id: 'sessions.end' }),
      isDestructive: true,
      onOk: async () => {
        const outcome = await end(session.id)
        onEnded()
        services.toast.success(formatMessage({ id: `sessions.${outcome}` }))
      },
    })
  }

  return (
    <li className={styles['row']}>
      <div className="ui-fill">
        <div className={styles['device']}>
          <span>{device}</span>
          {session.isCurrent && (
            <span className={styles['current']}>{formatMessage({ id: 'sessions.current' })}</span>
          )}
        </div>
        <div className={styles['note']}>
          <span>{address}</span>
          <span>{formatMessage({ id: 'sessions.signedIn' }, { time: signedInAt })}</span>
          <span>
            {formatMessage({ id: 'sessions.lastUsed' }, { time: formatTime(session.lastUsedAt, timezone) })}
          </span>
        </div>
      </div>
      {!session.isCurrent && (
        <Button
          ref={buttonRef}
          danger
          aria-label={formatMessage({ id: 'sessions.endNamed' }, { device, time: signedInAt })}
          onClick={() => void confirmEnd()}
        >
          {formatMessage({ id: 'sessions.end' })}
        </Button>
      )}
    </li>
  )
}
