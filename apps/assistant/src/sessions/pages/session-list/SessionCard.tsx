import type { sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, LevelCounts } from '@console/ui'
import { durationText } from '@console/ui/time'
import { SessionLink } from './SessionLink.tsx'
import styles from './SessionListPage.module.css'
import { seatText, sessionAddress } from './use-session-columns.tsx'

type SessionCardProps = { session: sessionRecord.ListedSession; projectId: number | null }

/** A row on a phone. */
export function SessionCard({ session, projectId }: SessionCardProps) {
  const { timezone } = useHost()
  const { sessionId, startedAt, businessName, customer, talkSeconds, violations } = session
  return (
    <div className={styles['card']}>
      <span className={styles['cardTop']}>
        <strong>{seatText(session)}</strong>
        <span className={styles['time']}>{formatTime(startedAt, timezone)}</span>
      </span>
      <span className={styles['cardTop']}>
        <span>{businessName}</span>
        <span>{talkSeconds === 0 ? '-' : durationText(talkSeconds)}</span>
      </span>
      {violations.some((count) => count > 0) && <LevelCounts counts={violations} />}
      <span className={styles['cardTop']}>
        <SessionLink sessionId={sessionId} to={sessionAddress(sessionId, projectId)} />
        <span>{customer}</span>
      </span>
    </div>
  )
}
