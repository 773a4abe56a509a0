import type { user } from '@console/contracts'
import type { RealtimeState } from '@console/realtime/client'
import { StatusWord, type StatusTone } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { OpenSeat } from '../queries/open-seat.ts'
import { useConnection } from './use-connection.ts'
import styles from './SeatPanel.module.css'

type AgentHeaderProps = { agent: user.UserInfo; open: OpenSeat | null; onLeave: () => Promise<void> }

/** Names the agent, and shows whether the server hears them. */
export function AgentHeader({ agent, open, onLeave }: AgentHeaderProps) {
  const { formatMessage } = useIntl()
  const [isLeaving, setIsLeaving] = useState(false)
  const { name, username, orgName, tenantName } = agent
  const organisation = [orgName, tenantName].filter(
    (text) => text !== undefined && text !== null && text !== '',
  )
  return (
    <section
      className={`ui-flex ui-between ui-items-start ui-gap-16 ${styles['agent']}`}
      aria-label={formatMessage({ id: 'seat.agent' })}
    >
      <div>
        <p className={styles['name']}>
          {name ?? username} <span className={styles['username']}>{username}</span>
        </p>
        <p className={styles['quiet']}>{organisation.join(' · ')}</p>
        <ConnectionLine open={open} />
      </div>
      <Button
        size="large"
        loading={isLeaving}
        onClick={() => {
          setIsLeaving(true)
          void onLeave()
        }}
      >
        {formatMessage({ id: 'seat.signOut' })}
      </Button>
    </section>
  )
}

const TONES: Readonly<Record<RealtimeState['status'], StatusTone>> = {
  connecting: 'warn',
  open: 'good',
  down: 'error',
  off: 'error',
}
function ConnectionLine({ open }: { open: OpenSeat | null }) {
  const { formatMessage } = useIntl()
  const status = useConnection(open)
  return (
    <p className={styles['connection']} role="status">
      <StatusWord tone={TONES[status]}>{formatMessage({ id: `seat.connection.${status}` })}</StatusWord>
    </p>
  )
}
