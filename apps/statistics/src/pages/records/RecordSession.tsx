import type { quality } from '@console/contracts'
import { useIntl } from 'react-intl'
import { SessionLink } from '../../components/SessionLink.tsx'
import styles from './RecordSession.module.css'

/** The session of a record at its violation, in a new tab; only its id where it is known that the person cannot open it (VIOL-012). */
export function RecordSession({ record }: { record: quality.ViolationRecord }) {
  const { formatMessage } = useIntl()
  const { sessionId, idmId, canOpenSession } = record
  if (sessionId === null || canOpenSession !== false)
    return <SessionLink sessionId={sessionId} violationId={idmId} />
  return (
    <span className={styles['closed']} title={formatMessage({ id: 'records.session.closed' })}>
      {sessionId}
    </span>
  )
}
