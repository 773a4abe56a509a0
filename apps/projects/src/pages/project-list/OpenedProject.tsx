import type { projectEntity } from '@console/contracts'
import { AppModal, ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useProject } from '../../queries/projects.ts'

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
export function OpenedProject({ id, rows, onClose, children }: OpenedProjectProps) {
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
