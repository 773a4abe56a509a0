import { PageFailure } from '@console/domain-ui'
import { RecordSlots } from '@console/domain-ui/slots'
import { ApiError, lazyPart, useHost, useNamePage } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { EmptyState, formatTime, Icon, PageTabs, useIsMobile, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { Button, Skeleton } from 'antd'
import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { ActionButton } from '../../components/ActionButton.tsx'
import { FactBand } from '../../components/FactBand.tsx'
import { IndustryName } from '../../components/IndustryName.tsx'
import { ProjectStatusTag } from '../../components/ProjectStatusTag.tsx'
import type { ProjectDetail } from '../../model/actor.ts'
import { pathId } from '../../model/parse-numbers.ts'
import { toProjectRecord } from '../../model/project-record.ts'
import { reasonText, toProjectState } from '../../model/project-state.ts'
import { paths } from '../../paths.ts'
import { useProject } from '../../queries/projects.ts'
import { ContractorTable } from './contractors/ContractorTable.tsx'
import { ProjectDialogs } from './dialogs/ProjectDialogs.tsx'
import { ManpowerCard } from './ManpowerCard.tsx'
import { OperationsCard } from './operations/OperationsCard.tsx'
import { canReadLog, type ProjectBodyProps } from './project-body.ts'
import { type ProjectDetailChange, projectDetailSearch, SECTIONS } from './project-detail.search.ts'
import type { StatisticsCardProps } from './StatisticsCard.tsx'
import styles from './ProjectDetailPage.module.css'

export { texts } from './texts.ts'

/** Statistics of a project and of its contractors: loaded after the project itself. */
const ProjectStatistics = lazyPart<StatisticsCardProps>(async () => {
  const part = await import(/* webpackChunkName: "on-demand-statistics" */ './StatisticsCard.tsx')
  return { Page: part.StatisticsCard }
})

/** A project, for its owner and the platform (PROJ-020). */
export function ProjectDetailPage() {
  const id = pathId(useParams()['id'])
  return id === null ? <UnknownProject /> : <Project key={id} id={id} />
}

function Project({ id }: { id: number }) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const { search, problems, setSearch } = useUrlSearch(projectDetailSearch)
  const project = useProject(id)
  const { data, error } = project
  if (error instanceof ApiError && error.status === 404) return <UnknownProject />
  if (data === undefined) {
    return error === null ? (
      <div className="ui-pad-24" role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
        <Skeleton active paragraph={{ rows: 2 }} />
        <Skeleton active paragraph={{ rows: 12 }} />
      </div>
    ) : (
      <PageFailure
        error={error}
        title={formatMessage({ id: 'projectDetail.failed' })}
        page={formatMessage({ id: 'projectDetail.page' })}
        onRetry={() => void project.refetch()}
      />
    )
  }
  const Body = isMobile ? ProjectOnPhone : ProjectOnDesktop
  return (
    <div className="ui-shrinks">
      <ProjectHead project={data} onOpen={setSearch} />
      <div className={styles['content']}>
        <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
        <Body project={data} search={search} onChange={setSearch} />
      </div>
      <ProjectDialogs project={data} search={search} onChange={setSearch} />
    </div>
  )
}

function UnknownProject() {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      title={formatMessage({ id: 'projectDetail.unknown' })}
      action={<PageLink to={paths.list}>{formatMessage({ id: 'projectDetail.toList' })}</PageLink>}
    >
      {formatMessage({ id: 'projectDetail.unknown.text' })}
    </EmptyState>
  )
}

/** Everything about a project side by side. */
function ProjectOnDesktop({ project, search, onChange }: ProjectBodyProps) {
  return (
    <div className={styles['columns']}>
      <div className="ui-stack ui-gap-12 ui-shrinks">
        <ManpowerCard project={project} />
        <ContractorTable project={project} page={search.page} onOpen={onChange} />
        <ProjectStatistics project={project} search={search} onChange={onChange} />
        <DescriptionCard description={project.description} />
        <RecordSlots isCard target="project" record={toProjectRecord(project)} />
      </div>
      {canReadLog(project) && (
        <OperationsCard projectId={project.id} onFullLog={() => onChange({ log: true })} />
      )}
    </div>
  )
}

/** The figures first; contractors, operations and description as tabs below. */
function ProjectOnPhone({ project, search, onChange }: ProjectBodyProps) {
  const { formatMessage } = useIntl()
  const sections = SECTIONS.filter((section) => section !== 'operations' || canReadLog(project))
  const active = sections.find((section) => section === search.section) ?? 'contractors'
  return (
    <div className="ui-stack ui-gap-12 ui-shrinks">
      <ManpowerCard project={project} />
      <ProjectStatistics project={project} search={search} onChange={onChange} />
      <PageTabs
        label={formatMessage({ id: 'projectDetail.sections' })}
        tabs={sections.map((key) => ({ key, label: formatMessage({ id: `projectDetail.${key}` }) }))}
        active={active}
        onChange={(section) => {
          onChange({ section })
        }}
      >
        {active === 'contractors' && (
          <ContractorTable project={project} page={search.page} onOpen={onChange} />
        )}
        {active === 'operations' && (
          <OperationsCard projectId={project.id} onFullLog={() => onChange({ log: true })} />
        )}
        {active === 'description' && <DescriptionCard description={project.description} />}
      </PageTabs>
    </div>
  )
}

/** The description, with the owner's line breaks. */
function DescriptionCard({ description }: { description: string }) {
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <section className="ui-shrinks ui-pad-16 ui-card" aria-labelledby={id}>
      <h2 id={id} className="ui-body ui-strong">
        {formatMessage({ id: 'projectDetail.description' })}
      </h2>
      <p className={styles['text']} dir="auto">
        {description === '' ? formatMessage({ id: 'projectDetail.description.none' }) : description}
      </p>
    </section>
  )
}

type ProjectHeadProps = { project: ProjectDetail; onOpen: ProjectDetailChange }

/** The state and the actions of the project; the console's header shows its name. */
function ProjectHead({ project, onOpen }: ProjectHeadProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  useNamePage({ name: project.name, above: [{ path: paths.list }] })
  const fact = (key: string, value: ReactNode) => ({
    key,
    label: formatMessage({ id: `projectDetail.${key}` }),
    value,
  })
  const facts = [
    fact('code', project.code),
    fact('industry', <IndustryName of={project} />),
    fact('created', formatTime(project.createTimestamp, timezone)),
    // The owner's name is redundant for the owner.
    ...(project.actor.isOwner && !project.actor.isPlatform ? [] : [fact('owner', project.ownerName)]),
  ]
  return (
    <FactBand
      label={formatMessage({ id: 'projectDetail.facts' })}
      status={{
        label: formatMessage({ id: 'projectDetail.status' }),
        value: <ProjectStatusTag status={project.status} />,
      }}
      facts={facts}
    >
      <ProjectActions project={project} onOpen={onOpen} />
    </FactBand>
  )
}

function ProjectActions({ project, onOpen }: ProjectHeadProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const projectState = toProjectState(project)
  return (
    <div
      className={styles['actions']}
      role="group"
      aria-label={formatMessage({ id: 'projectDetail.actions' })}
    >
      <div className={styles['more']}>
        <Button
          href={paths.sessions(project.id)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            services.navigate(paths.sessions(project.id))
          }}
        >
          {formatMessage({ id: 'projectDetail.sessions' })}
          <Icon name="right" size={14} />
        </Button>
        <Button onClick={() => onOpen({ report: true })}>
          {formatMessage({ id: 'projectDetail.report' })}
        </Button>
      </div>
      <div className={styles['main']}>
        <ActionButton reasonId={reasonText('update', projectState)} onClick={() => onOpen({ edit: true })}>
          {formatMessage({ id: 'projectDetail.update' })}
        </ActionButton>
        <ActionButton
          type="primary"
          reasonId={reasonText('addManpower', projectState)}
          onClick={() => onOpen({ add: true })}
        >
          {formatMessage({ id: 'projectDetail.add' })}
        </ActionButton>
      </div>
    </div>
  )
}
