import { PageLink } from '@console/sub-app/page-link'
import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { paths } from '../../paths.ts'
import type { AssignmentProps } from './AssignmentContents.tsx'
import styles from './AssignmentPage.module.css'

/** Who it is, how far it has come, and the way back to where one came from. */
export function AssignmentHead({ project, assignment }: AssignmentProps) {
  const { formatMessage } = useIntl()
  const { actor, id, name } = project
  const isOwnersSide = actor.isOwner || actor.isPlatform
  const { applicationStatus, status } = assignment
  return (
    <header className={styles['head']}>
      <PageLink to={isOwnersSide ? paths.detail(id) : paths.providerDetail(id)}>
        <span className={styles['back']}>
          <Icon name="left" size={14} />
          {formatMessage({ id: 'assignment.back' }, { project: name })}
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
