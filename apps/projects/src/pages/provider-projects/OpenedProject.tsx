import { PageFailure } from '@console/domain-ui'
import { AppModal } from '@console/ui'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ProviderProject } from '../../model/provider-project-state.ts'
import { useProviderProject } from '../../queries/provider-projects.ts'

type OpenedProjectProps = {
  id: number
  /** The id of the project. */
  title: string
  onClose: () => void
  children: (project: ProviderProject) => ReactNode
}

/** The project that the address opens, also when the list does not have it. */
export function OpenedProject({ id, title, onClose, children }: OpenedProjectProps) {
  const { formatMessage } = useIntl()
  const project = useProviderProject(id)
  if (project.data !== undefined) return children(project.data)
  return (
    <AppModal open title={title} footer={null} onCancel={onClose}>
      {project.error === null ? (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      ) : (
        <PageFailure
          error={project.error}
          title={formatMessage({ id: 'lists.open.failed' })}
          page={title}
          onRetry={() => void project.refetch()}
        />
      )}
    </AppModal>
  )
}
