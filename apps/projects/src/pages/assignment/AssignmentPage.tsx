import { BackHomeButton, PageFailure } from '@console/domain-ui'
import { ApiError, useHost, useNamePage } from '@console/sub-app'
import { EmptyState, PageTabs, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { FactBand } from '../../components/FactBand.tsx'
import { ProviderStatus } from '../../components/ProviderStatus.tsx'
import type { ProjectDetail } from '../../model/actor.ts'
import { pathId } from '../../model/parse-numbers.ts'
import { paths } from '../../paths.ts'
import { useProject } from '../../queries/projects.ts'
import type { AssignmentProps } from './assignment-props.ts'
import { ASSIGNMENT_TABS, assignmentSearch } from './assignment.search.ts'
import { PersonalTab } from './PersonalTab.tsx'
import { ProjectTab } from './ProjectTab.tsx'
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

/** The contractor's name, and its two tabs. */
function AssignmentContents({ project, assignment }: AssignmentProps) {
  const { formatMessage } = useIntl()
  const { search, problems, setSearch } = useUrlSearch(assignmentSearch)
  const tabs = ASSIGNMENT_TABS.map((key) => ({ key, label: formatMessage({ id: `assignment.tab.${key}` }) }))
  return (
    <>
      <AssignmentHead project={project} assignment={assignment} />
      <div className={styles['page']}>
        <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
        <PageTabs
          label={formatMessage({ id: 'assignment.tabs' })}
          tabs={tabs}
          active={search.tab}
          onChange={(tab) => {
            setSearch({ tab })
          }}
        >
          {search.tab === 'project' ? (
            <ProjectTab project={project} assignment={assignment} />
          ) : (
            <PersonalTab
              project={project}
              assignment={assignment}
              range={search.range}
              page={search.page}
              onChange={setSearch}
            />
          )}
        </PageTabs>
      </div>
    </>
  )
}

/** The state of the assignment; the console's header shows the name and the way back. */
function AssignmentHead({ project, assignment }: AssignmentProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { isOwner, isPlatform } = project.actor
  const hasPassed = assignment.applicationStatus === 'passed'
  const fact = (key: 'business' | 'assigned' | 'confirmed', value: string | undefined) => ({
    key,
    label: formatMessage({ id: `assignment.${key}` }),
    value,
  })
  useNamePage({
    name: assignment.tenantName,
    above: [
      { path: isOwner || isPlatform ? paths.list : paths.accepted },
      { path: projectPath(project), name: project.name },
    ],
  })
  return (
    <FactBand
      label={formatMessage({ id: 'assignment.facts' })}
      status={{
        label: formatMessage({ id: 'assignment.application' }),
        value: <ProviderStatus state={{ ...assignment, assignmentStatus: assignment.status }} />,
      }}
      facts={[
        fact('business', assignment.bizTypeName),
        ...(hasPassed
          ? [
              fact('assigned', formatNumber(assignment.manpowerAssigned)),
              fact('confirmed', formatNumber(assignment.confirmedManpower)),
            ]
          : []),
      ]}
    />
  )
}

/** The user's page of the project: owners and providers have different ones. */
function projectPath({ id, actor: { isOwner, isPlatform } }: Pick<ProjectDetail, 'id' | 'actor'>): string {
  return isOwner || isPlatform ? paths.detail(id) : paths.providerDetail(id)
}
