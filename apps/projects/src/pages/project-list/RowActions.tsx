import type { projectEntity } from '@console/contracts'
import { PageLink } from '@console/sub-app/page-link'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../components/ActionButton.tsx'
import { reasonText } from '../../model/action-reason.ts'
import { listedSituation } from '../../model/listed-situation.ts'
import { paths } from '../../paths.ts'
import styles from './ProjectListPage.module.css'

export type RowActionsProps = {
  project: projectEntity.ProjectRow
  onEdit: (id: number) => void
  onReport: (id: number) => void
}

/** What can be done with a project of the list (PROJ-005). */
export function RowActions({ project, onEdit, onReport }: RowActionsProps) {
  const { formatMessage } = useIntl()
  const { id, name } = project
  const label = (action: 'details' | 'update' | 'report') => ({
    'aria-label': formatMessage(
      { id: 'projectList.actionOn' },
      { action: formatMessage({ id: `projectList.${action}` }), name },
    ),
  })
  return (
    <span className={styles['actions']}>
      <PageLink to={paths.detail(id)}>
        {formatMessage({ id: 'projectList.details' })}
        <span className={styles['spoken']}>{name}</span>
      </PageLink>
      <ActionButton
        type="link"
        size="small"
        reasonId={reasonText('update', listedSituation(project))}
        onClick={() => {
          onEdit(id)
        }}
        {...label('update')}
      >
        {formatMessage({ id: 'projectList.update' })}
      </ActionButton>
      <ActionButton
        type="link"
        size="small"
        reasonId={null}
        onClick={() => {
          onReport(id)
        }}
        {...label('report')}
      >
        {formatMessage({ id: 'projectList.report' })}
      </ActionButton>
    </span>
  )
}
