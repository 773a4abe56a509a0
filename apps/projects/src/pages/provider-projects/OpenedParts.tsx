import { projectPersonnel } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { useHost, useHasCall } from '@console/sub-app'
import { AppModal } from '@console/ui'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PersonnelDialog } from '../../components/personnel/PersonnelDialog.tsx'
import { MonthlyReportsDrawer } from '../../components/reports/MonthlyReportsDrawer.tsx'
import { reasonText } from '../../model/action-reason.ts'
import { providerProjectState, type ProviderProject } from '../../model/provider-project-state.ts'
import { useProviderProject } from '../../queries/provider-projects.ts'
import type { ProviderList } from './provider-projects.search.tsx'

type OpenedPartsProps = {
  search: Pick<ProviderList['search'], 'report' | 'personnel'>
  onClose: (name: 'report' | 'personnel') => void
}

/** The dialog or drawer that the address opens: a project's own monthly reports (PROV-010), or its seats. */
export function OpenedParts({ search, onClose }: OpenedPartsProps) {
  const { formatMessage } = useIntl()
  const { user } = useHost()
  const hasPersonnel = useHasCall(projectPersonnel.personnel)
  const parts = (name: 'report' | 'personnel') => ({
    title: formatMessage({ id: `providerProjects.${name}` }),
    onClose: () => onClose(name),
  })
  return (
    <>
      {search.report !== null && (
        <OpenedProject id={search.report} {...parts('report')}>
          {(project) => (
            <MonthlyReportsDrawer
              project={{ ...project, id: project.projectID, name: project.projectName }}
              owner={{ id: user.tenantId, type: 'contractor' }}
              canFile={reasonText('reportAsContractor', providerProjectState(project, project.actor))}
              onClose={() => onClose('report')}
            />
          )}
        </OpenedProject>
      )}
      {search.personnel !== null && hasPersonnel && (
        <OpenedProject id={search.personnel} {...parts('personnel')}>
          {(project) => (
            <PersonnelDialog key={project.projectID} project={project} onClose={() => onClose('personnel')} />
          )}
        </OpenedProject>
      )}
    </>
  )
}

type OpenedProjectProps = {
  id: number
  /** The id of the project. */
  title: string
  onClose: () => void
  children: (project: ProviderProject) => ReactNode
}

/** The project that the address opens, also when the list does not have it. */
function OpenedProject({ id, title, onClose, children }: OpenedProjectProps) {
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
