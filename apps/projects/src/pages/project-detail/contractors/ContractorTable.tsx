import type { projectEntity } from '@console/contracts'
import { DataTable, EmptyState, Icon, pageCount } from '@console/ui'
import { Button } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useOnlineDurations } from '../../../queries/project-detail.ts'
import type { ProjectDetailChange } from '../project-detail.search.ts'
import pageStyles from '../ProjectDetailPage.module.css'
import { ContractorCard } from './ContractorCard.tsx'
import styles from './ContractorTable.module.css'
import { useContractorColumns } from './use-contractor-columns.tsx'
import type { ProjectDetail } from '../../../model/actor.ts'

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
    <section className={styles['contractors']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={pageStyles['title']}>
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

/** What the hours are of, or that they could not be loaded. */
function HoursNote({ durations }: { durations: ReturnType<typeof useOnlineDurations> }) {
  const { formatMessage } = useIntl()
  if (!durations.isError) {
    return <span className={pageStyles['note']}>{formatMessage({ id: 'projectDetail.hours.note' })}</span>
  }
  return (
    <span className={styles['failure']} role="alert">
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
