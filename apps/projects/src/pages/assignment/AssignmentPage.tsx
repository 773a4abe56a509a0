import { BackHomeButton, PageFailure } from '@console/domain-ui'
import { ApiError, useHost } from '@console/sub-app'
import { EmptyState } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { pathId } from '../../model/path-id.ts'
import { useProject } from '../../queries/projects.ts'
import { AssignmentContents } from './AssignmentContents.tsx'
import { projectPath } from './project-path.ts'
import styles from './AssignmentPage.module.css'

export { texts } from './texts.ts'

/** One contractor of a project: to its owner, the platform, and the contractor itself (PROJ-030). */
export function AssignmentPage() {
  const { formatMessage } = useIntl()
  const params = useParams()
  const projectId = pathId(params['projectId'])
  const bizTypeId = pathId(params['bizId'])
  if (projectId === null || bizTypeId === null) {
    return (
      <EmptyState title={formatMessage({ id: 'assignment.wrong' })}>
        {formatMessage({ id: 'assignment.wrong.text' })}
      </EmptyState>
    )
  }
  return <Assignment key={`${projectId}.${bizTypeId}`} projectId={projectId} bizTypeId={bizTypeId} />
}

function Assignment({ projectId, bizTypeId }: { projectId: number; bizTypeId: number }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const project = useProject(projectId)
  const { data, error } = project
  if (error instanceof ApiError && error.status === 404) return <UnknownProject />
  if (data === undefined) {
    return error === null ? (
      <div className={styles['page']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    ) : (
      <PageFailure
        error={error}
        title={formatMessage({ id: 'assignment.failed' })}
        page={formatMessage({ id: 'assignment.page' })}
        onRetry={() => void project.refetch()}
      />
    )
  }
  const assignment = data.assignments.find(({ bizTypeID }) => bizTypeID === bizTypeId)
  if (assignment === undefined) {
    return (
      <EmptyState
        title={formatMessage({ id: 'assignment.missing' })}
        action={
          <Button
            onClick={() => {
              services.navigate(projectPath(data))
            }}
          >
            {formatMessage({ id: 'assignment.missing.back' })}
          </Button>
        }
      >
        {formatMessage({ id: 'assignment.missing.text' }, { project: data.name })}
      </EmptyState>
    )
  }
  return <AssignmentContents project={data} assignment={assignment} />
}

/** Not found or not visible to this company: the message does not reveal which. */
function UnknownProject() {
  const { formatMessage } = useIntl()
  return (
    <EmptyState title={formatMessage({ id: 'assignment.unknown' })} action={<BackHomeButton />}>
      {formatMessage({ id: 'assignment.unknown.text' })}
    </EmptyState>
  )
}
