import { projectReport, type projectEntity } from '@console/contracts'
import { AppModal, ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ProjectFormDialog } from '../../components/project-form/ProjectFormDialog.tsx'
import { MonthlyReportsDrawer } from '../../components/reports/MonthlyReportsDrawer.tsx'
import { reasonText } from '../../model/action-reason.ts'
import { listedProjectState } from '../../model/listed-project-state.ts'
import { useProject } from '../../queries/projects.ts'
import type { ProjectList } from './project-list.search.tsx'

type OpenedPartsProps = {
  list: Pick<ProjectList, 'search' | 'setSearch'>
  /** The rows of the current page, null while loading. */
  rows: readonly projectEntity.ProjectRow[] | null
}

/** The dialog or drawer that the address opens: a new project, a change of one, or its monthly reports. */
export function OpenedParts({ list: { search, setSearch }, rows }: OpenedPartsProps) {
  const close = (name: 'new' | 'edit' | 'report') => () => {
    setSearch({ [name]: name === 'new' ? false : null }, { replace: true })
  }
  return (
    <>
      {search.new && <ProjectFormDialog project={null} onClose={close('new')} onDone={close('new')} />}
      {search.edit !== null && (
        <OpenedProject id={search.edit} rows={rows} onClose={close('edit')}>
          {(opened) => <EditedProject project={opened} onClose={close('edit')} />}
        </OpenedProject>
      )}
      {search.report !== null && (
        <OpenedProject id={search.report} rows={rows} onClose={close('report')}>
          {(opened) => (
            <MonthlyReportsDrawer
              project={opened}
              owner={{ id: projectReport.OWNER_SIDE, type: 'platform' }}
              canFile={reasonText('reportAsOwner', listedProjectState(opened))}
              onClose={close('report')}
            />
          )}
        </OpenedProject>
      )}
    </>
  )
}

type EditedProjectProps = { project: projectEntity.ProjectRow; onClose: () => void }

/** The form of a project, or why it cannot be changed: the address may name any project. */
function EditedProject({ project, onClose }: EditedProjectProps) {
  const { formatMessage } = useIntl()
  const reason = reasonText('update', listedProjectState(project))
  if (reason === null) return <ProjectFormDialog project={project} onClose={onClose} onDone={onClose} />
  return (
    <AppModal open footer={null} title={project.name} onCancel={onClose}>
      <p role="alert">{formatMessage({ id: reason })}</p>
    </AppModal>
  )
}

type OpenedProjectProps = {
  id: number
  /** The rows of the current page, null while loading; a link may open a project of another page. */
  rows: readonly projectEntity.ProjectRow[] | null
  onClose: () => void
  children: (project: projectEntity.ProjectRow) => ReactNode
}

/**
 * The project that the address opens: the row of the list, or fetched when the list does not have it. Its form stays the same
 * when the list gets the row later, as it does for a project that is new.
 */
function OpenedProject({ id, rows, onClose, children }: OpenedProjectProps) {
  const { formatMessage } = useIntl()
  const row = rows?.find((one) => one.id === id)
  const found = useProject(id, { isRequested: rows !== null && row === undefined })
  const project = row ?? found.data
  if (project !== undefined) return children(project)
  if (rows === null) return null
  return (
    <AppModal open footer={null} title={formatMessage({ id: 'projectList.project' })} onCancel={onClose}>
      {found.isError ? (
        <ErrorState
          title={formatMessage({ id: 'lists.open.failed' })}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <Skeleton active />
      )}
    </AppModal>
  )
}
