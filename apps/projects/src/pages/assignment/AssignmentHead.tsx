import { PageLink } from '@console/sub-app/page-link'
import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import type { AssignmentProps } from './AssignmentContents.tsx'
import styles from './AssignmentPage.module.css'
import { projectPath } from './project-path.ts'

/** Who it is, how far it has come, and the way back to where one came from. */
export function AssignmentHead({ project, assignment }: AssignmentProps) {
  const { formatMessage } = useIntl()
  const { applicationStatus, status } = assignment
  return (
    <header className={styles['head']}>
      <PageLink to={projectPath(project)}>
        <span className={styles['back']}>
          <Icon name="left" size={14} />
          {formatMessage({ id: 'assignment.back' }, { project: project.name })}
        </span>
      </PageLink>
      <h2 className={styles['name']}>
        {assignment.tenantName}
        <span className={styles['note']}>
          {formatMessage({
            id: status === null ? `project.application.${applicationStatus}` : `project.assignment.${status}`,
          })}
        </span>
      </h2>
    </header>
  )
}
