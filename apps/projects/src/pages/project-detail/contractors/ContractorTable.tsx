import type { projectEntity } from '@console/contracts'
import { PageLink } from '@console/sub-app/page-link'
import { type DataColumn, DataTable, EmptyState, hoursFromSeconds, Icon, pageCount } from '@console/ui'
import { Button } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useHoursText } from '../../../components/use-hours-text.ts'
import type { ProjectDetail } from '../../../model/actor.ts'
import { paths } from '../../../paths.ts'
import { useOnlineDurations } from '../../../queries/project-detail.ts'
import type { ProjectDetailChange } from '../project-detail.search.ts'
import { ApplicationTag, AssignmentState } from './contractor-states.tsx'
import { ContractorActions } from './ContractorActions.tsx'
import { PendingAgeNote } from './PendingAgeNote.tsx'
import styles from './ContractorTable.module.css'

type ContractorTableProps = {
  project: ProjectDetail
  page: number
  onOpen: ProjectDetailChange
}

/** The page size. */
const PAGE_SIZE = 20

/** The applications for the project and their outcome (PROJ-021..024). */
export function ContractorTable({ project, page: requestedPage, onOpen }: ContractorTableProps) {
  const { formatMessage, formatNumber } = useIntl()
  const id = useId()
  const { assignments } = project
  const working = assignments.filter(({ applicationStatus }) => applicationStatus === 'passed')
  const durations = useOnlineDurations(
    project.id,
    working.map(({ bizTypeID }) => bizTypeID),
  )
  const columns = useContractorColumns({
    project,
    durations: durations.data,
    isLoading: durations.isLoading,
    onOpen,
  })
  const title = formatMessage({ id: 'projectDetail.contractors' })
  const size = { total: assignments.length, pageSize: PAGE_SIZE }
  const page = Math.min(requestedPage, pageCount(size))
  const renderCard = (assignment: projectEntity.Assignment) => (
    <ContractorCard
      project={project}
      assignment={assignment}
      seconds={durations.data?.get(assignment.bizTypeID)}
      onOpen={onOpen}
    />
  )
  return (
    <section
      className={`ui-shrinks ui-card ui-overflow-hidden ${styles['contractors']}`}
      aria-labelledby={id}
    >
      <div className={`ui-cluster ui-between ui-gap-4-16 ui-pad-12-16 ${styles['head']}`}>
        <h2 id={id} className="ui-body ui-strong">
          {title} <span className={styles['count']}>{formatNumber(assignments.length)}</span>
        </h2>
        <HoursNote durations={durations} />
      </div>
      <DataTable
        label={title}
        columns={columns}
        rows={assignments.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ applicationID, bizTypeID }) => applicationID ?? `business-${bizTypeID}`}
        {...(assignments.length > PAGE_SIZE
          ? { paging: { ...size, page }, onPage: (next: number) => onOpen({ page: next }) }
          : {})}
        {...(assignments.length === 0
          ? {
              state: (
                <EmptyState title={formatMessage({ id: 'projectDetail.contractors.none' })}>
                  {formatMessage({ id: 'projectDetail.contractors.noneText' })}
                </EmptyState>
              ),
            }
          : {})}
        mobileCard={renderCard}
      />
    </section>
  )
}

/** Says what the hours measure, or that they could not be loaded. */
function HoursNote({ durations }: { durations: ReturnType<typeof useOnlineDurations> }) {
  const { formatMessage } = useIntl()
  if (!durations.isError) {
    return <span className="ui-note ui-muted">{formatMessage({ id: 'projectDetail.hours.note' })}</span>
  }
  return (
    <span className="ui-note ui-error" role="alert">
      {formatMessage({ id: 'projectDetail.hours.failed' })}
      <Button
        type="link"
        size="small"
        icon={<Icon name="refresh" />}
        onClick={() => void durations.refetch()}
      >
        {formatMessage({ id: 'projectDetail.hours.retry' })}
      </Button>
    </span>
  )
}

type ContractorCardProps = {
  project: ProjectDetail
  assignment: projectEntity.Assignment
  /** Seconds online for the project; undefined when unknown. */
  seconds: number | undefined
  onOpen: ProjectDetailChange
}

/** A contractor on a phone. */
function ContractorCard({ project, assignment, seconds, onOpen }: ContractorCardProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { applicationStatus, bizTypeID, manpowerAssigned, confirmedManpower } = assignment
  const isPassed = applicationStatus === 'passed'
  return (
    <div className={styles['card']}>
      <div className="ui-flex ui-between ui-items-baseline ui-gap-12 ui-shrinks ui-anywhere">
        <strong>
          <PageLink to={paths.assignment(project.id, bizTypeID)}>{assignment.tenantName}</PageLink>
        </strong>
        <ApplicationTag status={applicationStatus} />
      </div>
      <div className="ui-flex ui-between ui-items-baseline ui-gap-12 ui-shrinks ui-anywhere">
        <span>{assignment.bizTypeName}</span>
        {isPassed && <AssignmentState status={assignment.status} />}
        {applicationStatus === 'pending' && <PendingAgeNote applyTimestamp={assignment.applyTimestamp} />}
      </div>
      <div className="ui-flex ui-between ui-items-baseline ui-gap-12 ui-shrinks ui-anywhere">
        <span>
          {isPassed
            ? formatMessage(
                { id: 'projectDetail.contractor.confirmedOf' },
                { confirmed: formatNumber(confirmedManpower), assigned: formatNumber(manpowerAssigned) },
              )
            : formatMessage({ id: 'projectDetail.contractor.nothing' })}
        </span>
        {seconds !== undefined && (
          <span>
            {formatMessage({ id: 'projectDetail.contractor.hours' }, { hours: hoursFromSeconds(seconds) })}
          </span>
        )}
      </div>
      <ContractorActions project={project} assignment={assignment} onOpen={onOpen} />
    </div>
  )
}

type ContractorColumnsOptions = {
  project: ProjectDetail
  /** Seconds online by business; undefined if not loaded. */
  durations: ReadonlyMap<number, number> | undefined
  isLoading: boolean
  onOpen: ProjectDetailChange
}

/** A contractor that has not passed has no figures, not zeros. */
function useContractorColumns({
  project,
  durations,
  isLoading,
  onOpen,
}: ContractorColumnsOptions): DataColumn<projectEntity.Assignment>[] {
  const { formatMessage, formatNumber } = useIntl()
  const hoursText = useHoursText()
  const none = formatMessage({ id: 'project.none' })
  const figure = ({ applicationStatus }: projectEntity.Assignment, amount: number) =>
    applicationStatus === 'passed' ? formatNumber(amount) : none
  return [
    {
      key: 'contractor',
      title: formatMessage({ id: 'projectDetail.contractor' }),
      render: (_, assignment) => <NameCell projectId={project.id} assignment={assignment} />,
    },
    {
      key: 'assigned',
      title: formatMessage({ id: 'projectDetail.assigned' }),
      align: 'right',
      render: (_, row) => figure(row, row.manpowerAssigned),
    },
    {
      key: 'confirmed',
      title: formatMessage({ id: 'projectDetail.confirmed' }),
      align: 'right',
      render: (_, row) => figure(row, row.confirmedManpower),
    },
    {
      key: 'status',
      title: formatMessage({ id: 'projectDetail.assignment' }),
      render: (_, { status }) => <AssignmentState status={status} />,
    },
    {
      key: 'application',
      title: formatMessage({ id: 'projectDetail.application' }),
      render: (_, assignment) => <ApplicationCell assignment={assignment} />,
    },
    {
      key: 'hours',
      title: formatMessage({ id: 'projectDetail.hours' }),
      align: 'right',
      render: (_, { bizTypeID, applicationStatus }) => {
        if (isLoading && applicationStatus === 'passed') return '…'
        const seconds = durations?.get(bizTypeID)
        return seconds === undefined ? none : hoursText(seconds)
      },
    },
    {
      key: 'actions',
      isActions: true,
      title: formatMessage({ id: 'projectDetail.contractor.actions' }),
      render: (_, assignment) => (
        <ContractorActions project={project} assignment={assignment} onOpen={onOpen} />
      ),
    },
  ]
}

type CellProps = { assignment: projectEntity.Assignment }

function NameCell({ projectId, assignment }: CellProps & { projectId: number }) {
  const { bizTypeID, tenantName, bizTypeName } = assignment
  return (
    <span className={styles['name']}>
      <PageLink to={paths.assignment(projectId, bizTypeID)}>{tenantName}</PageLink>
      <span className={styles['business']}>{bizTypeName}</span>
    </span>
  )
}

function ApplicationCell({ assignment: { applicationStatus, applyTimestamp } }: CellProps) {
  return (
    <span className={styles['application']}>
      <ApplicationTag status={applicationStatus} />
      {applicationStatus === 'pending' && <PendingAgeNote applyTimestamp={applyTimestamp} />}
    </span>
  )
}
