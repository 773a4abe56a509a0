import type { projectEntity } from '@console/contracts'
import { PageLink } from '@console/sub-app/page-link'
import { hoursFromSeconds, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { paths } from '../../../paths.ts'
import type { ProjectDetailChange } from '../project-detail.search.ts'
import { ApplicationTag } from './ApplicationTag.tsx'
import { AssignmentState } from './AssignmentState.tsx'
import { ContractorActions } from './ContractorActions.tsx'
import styles from './ContractorTable.module.css'
import { PendingAgeNote } from './PendingAgeNote.tsx'
import type { ProjectDetail } from '../../../model/actor.ts'

type ContractorColumnsOptions = {
  project: ProjectDetail
  /** Seconds online by business; undefined if not loaded. */
  durations: ReadonlyMap<number, number> | undefined
  isLoading: boolean
  onOpen: ProjectDetailChange
}

/** A contractor that has not passed has no figures, not zeros. */
export function useContractorColumns({
  project,
  durations,
  isLoading,
  onOpen,
}: ContractorColumnsOptions): DataColumn<projectEntity.Assignment>[] {
  const { formatMessage, formatNumber } = useIntl()
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
        return seconds === undefined ? none : hoursFromSeconds(seconds)
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
