import { useHost } from '@console/sub-app'
import { AppModal } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { PageFailure } from '../../components/PageFailure.tsx'
import { MonthlyReportsDrawer } from '../../components/reports/MonthlyReportsDrawer.tsx'
import { reasonText } from '../../model/action-reason.ts'
import { providerSituation } from '../../model/provider-situation.ts'
import { useProviderProject } from '../../queries/provider-projects.ts'

/** The provider's own monthly reports of a project, also when no list shows it (PROV-010). */
export function OwnReports({ id, onClose }: { id: number; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { user } = useHost()
  const project = useProviderProject(id)
  if (project.data === undefined) {
    const title = formatMessage({ id: 'providerProjects.report' })
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
  const { projectName, actor } = project.data
  return (
    <MonthlyReportsDrawer
      project={{ id, name: projectName }}
      owner={{ id: user.tenantId, type: 'contractor' }}
      canFile={reasonText('reportAsContractor', providerSituation(project.data, actor))}
      onClose={onClose}
    />
  )
}
