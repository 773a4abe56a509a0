import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useHasListOptions } from '../../queries/platform.ts'
import type { TrackedEvent } from '../../queries/tracking.ts'
import { useTracking } from './tracking-context.ts'
import styles from './Tracking.module.css'

/** From an event to everything that the person did in that session, with a platform that lists it. */
export function SessionButton({ event }: { event: TrackedEvent }) {
  const { formatMessage } = useIntl()
  const { openSession } = useTracking()
  const isListed = useHasListOptions()
  const { userId, userName, sessionId } = event
  if (!isListed || userId === undefined) return sessionId
  return (
    <Button
      type="link"
      className={styles['session'] ?? ''}
      title={sessionId}
      aria-label={formatMessage({ id: 'tracking.session.open' }, { name: userName, id: sessionId })}
      onClick={() => openSession({ userId, sessionId })}
    >
      {sessionId}
    </Button>
  )
}
