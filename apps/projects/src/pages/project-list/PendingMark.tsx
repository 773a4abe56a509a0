import type { projectEntity } from '@console/contracts'
import { useIntl } from 'react-intl'
import { pendingAge } from '../../model/pending-age.ts'
import list from '../../components/list/List.module.css'
import styles from './ProjectListPage.module.css'

type PendingMarkProps = {
  project: Pick<projectEntity.ProjectRow, 'pendingApplications' | 'oldestPendingTimestamp'>
  /** When the list was fetched, in unix seconds. */
  now: number
}

/** The number of pending applications, and how long the first has waited. */
export function PendingMark({ project, now }: PendingMarkProps) {
  const { formatMessage } = useIntl()
  const { pendingApplications: count, oldestPendingTimestamp: since } = project
  if (count === undefined || count === 0 || since == null) return null
  const { days, isLate } = pendingAge(since, now)
  const text = formatMessage({ id: 'projectList.pending' }, { count, days })
  const note = formatMessage({ id: isLate ? 'projectList.pending.late' : 'projectList.pending.note' })
  return (
    <span className={styles['pending']} data-late={isLate} title={note}>
      {text}
      {isLate && <span className={list['spoken']}>{note}</span>}
    </span>
  )
}
