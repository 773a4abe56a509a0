import type { projectEntity } from '@console/contracts'
import { useIntl } from 'react-intl'
import { RowLink } from '../../components/list/list-cells.tsx'
import { RowAction } from '../../components/list/RowAction.tsx'
import { listedProjectState, reasonText } from '../../model/project-state.ts'
import { paths } from '../../paths.ts'
import styles from '../../components/list/List.module.css'

export type RowActionsProps = {
  project: projectEntity.ProjectRow
  onEdit: (id: number) => void
  onReport: (id: number) => void
}

/** The actions on a project of the list (PROJ-005). */
export function RowActions({ project, onEdit, onReport }: RowActionsProps) {
  const { formatMessage } = useIntl()
  const { id, name } = project
  return (
    <span className={`ui-inline-row ui-gap-12 ui-nowrap ui-phone-wraps ${styles['actions']}`}>
      <RowLink to={paths.detail(id)} text={formatMessage({ id: 'projectList.details' })} name={name} />
      <RowAction
        text={formatMessage({ id: 'projectList.update' })}
        name={name}
        reasonId={reasonText('update', listedProjectState(project))}
        onClick={() => {
          onEdit(id)
        }}
      />
      <RowAction
        text={formatMessage({ id: 'projectList.report' })}
        name={name}
        reasonId={null}
        onClick={() => {
          onReport(id)
        }}
      />
    </span>
  )
}
