import type { quality } from '@console/contracts'
import { useIntl } from 'react-intl'
import { sessionLink } from '../../components/stat-links.ts'
import styles from './SessionLink.module.css'

/** The session of a record at its violation, in a new tab (VIOL-012). */
export function SessionLink({ record }: { record: quality.ViolationRecord }) {
  const { formatMessage } = useIntl()
  const { sessionId, idmId, canOpenSession } = record
  if (sessionId === null) return '-'
  if (!canOpenSession) {
    return (
      <span className={styles['closed']} title={formatMessage({ id: 'records.session.closed' })}>
        {sessionId}
      </span>
    )
  }
  return (
    <a
      className={styles['link']}
      href={sessionLink(sessionId, idmId)}
      target="_blank"
      rel="noopener"
      aria-label={formatMessage({ id: 'records.session.open' }, { id: sessionId })}
    >
      {sessionId}
    </a>
  )
}
