import { quality } from '@console/contracts'
import { Level, type LevelNumber, type StatusTone, StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import { SessionLink } from '../../components/SessionLink.tsx'
import styles from './Records.module.css'

/** The level of a violation; "-" where the platform does not say. */
export function RecordLevel({ level }: { level: LevelNumber | undefined }) {
  return level === undefined ? '-' : <Level level={level} />
}

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

type Review = NonNullable<quality.ViolationRecord['review']>

const TONES: Readonly<Record<Review, StatusTone>> = {
  [quality.REVIEW.none]: 'quiet',
  [quality.REVIEW.pending]: 'warn',
  [quality.REVIEW.rejected]: 'error',
  [quality.REVIEW.passed]: 'good',
}

/** The result of the review of a record; nothing here changes it (VIOL-009, VIOL-Q14). "-" where the platform does not say. */
export function ReviewWord({ review }: { review: Review | undefined }) {
  const { formatMessage } = useIntl()
  if (review === undefined) return '-'
  return <StatusWord tone={TONES[review]}>{formatMessage({ id: `records.review.${review}` })}</StatusWord>
}
