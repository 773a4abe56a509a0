import type { SearchProblem } from '@console/ui'
import { Alert, Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from './AddressProblems.module.css'

/** More problems than this are counted, not listed. */
const MAX_LISTED = 5

/** Says which parts of the address were not understood; the defaults stand in for them. */
export function AddressProblems({
  problems,
  onClear,
}: {
  problems: readonly SearchProblem[]
  onClear: () => void
}) {
  const { formatMessage } = useIntl()
  if (problems.length === 0) return null
  const more = problems.length - MAX_LISTED
  return (
    <Alert
      className={styles['problems'] ?? ''}
      type="warning"
      title={
        <ul className={styles['problemList']}>
          {problems.slice(0, MAX_LISTED).map(({ name, value, reason }) => (
            <li key={name}>{formatMessage({ id: `audit.problem.${reason}` }, { name, value })}</li>
          ))}
          {more > 0 && <li>{formatMessage({ id: 'audit.problem.more' }, { count: more })}</li>}
        </ul>
      }
      action={
        <Button size="small" onClick={onClear}>
          {formatMessage({ id: 'audit.problem.clear' })}
        </Button>
      }
    />
  )
}
