import type { account } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './ImportSteps.module.css'

/** A refused line on a phone. */
export function ProblemCard({ problem: { line, column, reason } }: { problem: account.ImportProblem }) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['card']}>
      <strong>
        {formatMessage({ id: 'import.line' })} {line} · {column ?? formatMessage({ id: 'import.wholeLine' })}
      </strong>
      <span className={styles['note']}>{reason}</span>
    </span>
  )
}
