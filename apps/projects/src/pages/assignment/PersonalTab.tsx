import { type DataOf, DEFAULT_PAGE_SIZE, type projectStat } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { ApiError, useHost } from '@console/sub-app'
import {
  type DataColumn,
  EmptyState,
  FilteredEmptyState,
  hoursFromSeconds,
  lastDays,
  RANGE_PRESETS,
  toWireDay,
} from '@console/ui'
import { type ListStates, ListTable, type RowPage } from '@console/ui/list-page'
import { Segmented } from 'antd'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../components/ActionButton.tsx'
import { monitorAction } from '../../model/monitor-target.ts'
import { useWorkers } from '../../queries/personnel.ts'
import type { AssignmentProps } from './assignment-props.ts'
import { WORKER_RANGES, type WorkerRange } from './assignment.search.ts'
import styles from './AssignmentPage.module.css'

type PersonalTabProps = AssignmentProps & {
  range: WorkerRange
  page: number
  onChange: (changes: { range?: WorkerRange; page?: number }) => void
}

/** People who work for the project at this contractor, the longest online first (PROJ-031). */
export function PersonalTab({ project, assignment, range, page, onChange }: PersonalTabProps) {
  const { formatMessage } = useIntl()
  const { timezone, services } = useHost()
  const zone = assignment.timezone ?? timezone
  const columns = useWorkerColumns()
  const workers = useWorkers({
    bizTypeId: assignment.bizTypeID,
    projectId: project.id,
    pageIndex: page,
    pageSize: DEFAULT_PAGE_SIZE,
    ...wireDays(range, zone),
  })
  const states = useWorkersStates({
    workers,
    isForeign: !project.actor.isOwner && project.actor.isPlatform,
    onReset: () => onChange({ range: 'all', page: 1 }),
  })
  const { data: answer } = workers
  return (
    <>
      <div className="ui-cluster ui-between ui-gap-8-12 ui-min-32">
        <span className="ui-small ui-regular ui-muted" role="status">
          {answer !== undefined &&
            formatMessage({ id: 'assignment.workers.count' }, { count: answer.totalCnt })}
        </span>
        <span className={`ui-cluster ui-gap-8 ui-phone-buttons ${styles['tools']}`}>
          <RangeSwitch range={range} zone={zone} onChange={(next) => onChange({ range: next, page: 1 })} />
          <ActionButton
            {...monitorAction(
              { bizTypeId: assignment.bizTypeID, status: assignment.status },
              services.canOpen,
            )}
          >
            {formatMessage({ id: 'assignment.monitor' })}
          </ActionButton>
        </span>
      </div>
      <ListTable
        label={formatMessage({ id: 'assignment.workers' })}
        query={workers}
        toRowPage={toRowPage}
        columns={columns}
        rowKey={({ userId }) => userId}
        isFiltered={range !== 'all'}
        paging={{
          page,
          pageSize: DEFAULT_PAGE_SIZE,
          onPage: (next) => {
            onChange({ page: next })
          },
        }}
        mobileCard={WorkerCard}
        states={states}
      />
    </>
  )
}

type RangeSwitchProps = { range: WorkerRange; zone: string; onChange: (range: WorkerRange) => void }

/** Chooses the days, and shows their zone where that is not the viewer's. */
function RangeSwitch({ range, zone, onChange }: RangeSwitchProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <>
      {zone !== timezone && range !== 'all' && (
        <span className="ui-small ui-regular ui-muted" role="note">
          {formatMessage({ id: 'project.daysOf' }, { zones: zone })}
        </span>
      )}
      <Segmented<WorkerRange>
        aria-label={formatMessage({ id: 'assignment.range' })}
        value={range}
        options={WORKER_RANGES.map((value) => ({
          value,
          label: formatMessage({ id: value === 'all' ? 'assignment.range.all' : `ui.preset.${value}` }),
        }))}
        onChange={onChange}
      />
    </>
  )
}

function toRowPage(answer: DataOf<typeof projectStat.workers>): RowPage<projectStat.Worker> {
  return { rows: answer.records, total: answer.totalCnt }
}

/** Days of the contractor's zone in wire format; none for all. */
function wireDays(range: WorkerRange, zone: string): { beginDay?: string; endDay?: string } {
  const preset = RANGE_PRESETS.find(({ id }) => id === range)
  if (preset === undefined) return {}
  const [from, to] = lastDays(preset.days, zone)
  return { beginDay: toWireDay(from), endDay: toWireDay(to) }
}

function useWorkerColumns(): DataColumn<projectStat.Worker>[] {
  const { formatMessage } = useIntl()
  const column = (key: 'name' | 'orgName' | 'phone' | 'onlineStatus' | 'hours') => ({
    key,
    title: formatMessage({ id: `assignment.worker.${key}` }),
  })
  return [
    { ...column('name'), dataIndex: 'name' },
    { ...column('orgName'), render: (_, { orgName }) => orgName || '-' },
    { ...column('phone'), render: (_, { phone }) => phone ?? '-' },
    { ...column('onlineStatus'), render: (_, { onlineStatus }) => <OnlineStatus status={onlineStatus} /> },
    {
      ...column('hours'),
      align: 'right',
      render: (_, { totalOnlineDuration }) => hoursFromSeconds(totalOnlineDuration),
    },
  ]
}

/** A worker on a phone. */
function WorkerCard(row: projectStat.Worker) {
  return <Worker row={row} />
}

function Worker({
  row: { name, orgName, phone, onlineStatus, totalOnlineDuration },
}: {
  row: projectStat.Worker
}) {
  const { formatMessage } = useIntl()
  const hours = hoursFromSeconds(totalOnlineDuration)
  return (
    <span className={`ui-stack ui-gap-4 ui-pad-12-16 ui-body ${styles['worker']}`}>
      <span className="ui-flex ui-between ui-items-baseline ui-gap-12">
        <strong>{name}</strong>
        <OnlineStatus status={onlineStatus} />
      </span>
      <span className="ui-flex ui-between ui-items-baseline ui-gap-12">
        <span className="ui-small ui-regular ui-muted">{[orgName || '-', phone ?? '-'].join(' · ')}</span>
        <span className="ui-small ui-regular ui-muted">
          {formatMessage({ id: 'assignment.worker.hoursOf' }, { hours })}
        </span>
      </span>
    </span>
  )
}

/** The current online status, as text and colour. */
function OnlineStatus({ status }: { status: projectStat.Worker['onlineStatus'] }) {
  const { formatMessage } = useIntl()
  return (
    <span className={`ui-inline-row ui-gap-6 ${styles['online']}`} data-status={status}>
      {formatMessage({ id: `assignment.worker.${status}` })}
    </span>
  )
}

type WorkersStatesProps = {
  workers: ReturnType<typeof useWorkers>
  /** The user's company is the platform: it neither owns the project nor works for it. */
  isForeign: boolean
  onReset: () => void
}

/** The states shown instead of workers: why there are none, and what to do about it. */
function useWorkersStates({ workers, isForeign, onReset }: WorkersStatesProps): ListStates {
  const { formatMessage } = useIntl()
  return {
    failed: formatMessage({ id: 'assignment.workers.failed' }),
    failure: workers.error !== null && (
      <WorkersFailure error={workers.error} isForeign={isForeign} onRetry={() => void workers.refetch()} />
    ),
    empty: (
      <EmptyState title={formatMessage({ id: 'assignment.workers.none' })}>
        {formatMessage({ id: 'assignment.workers.none.text' })}
      </EmptyState>
    ),
    filteredEmpty: (
      <FilteredEmptyState
        title={formatMessage({ id: 'assignment.workers.noneFound' })}
        hiddenCount={0}
        filters={[]}
        onReset={onReset}
      />
    ),
  }
}

type WorkersFailureProps = {
  error: Error
  /** The user's company is the platform: it neither owns the project nor works for it. */
  isForeign: boolean
  onRetry: () => void
}

/** The workers could not be loaded, or are not visible to the user. */
function WorkersFailure({ error, isForeign, onRetry }: WorkersFailureProps) {
  const { formatMessage } = useIntl()
  // The server answers 404 before the work starts, and always to users without access.
  if (error instanceof ApiError && error.status === 404) {
    const text = isForeign ? 'assignment.workers.foreign' : 'assignment.workers.none'
    return (
      <EmptyState title={formatMessage({ id: text })}>{formatMessage({ id: `${text}.text` })}</EmptyState>
    )
  }
  return (
    <PageFailure
      error={error}
      title={formatMessage({ id: 'assignment.workers.failed' })}
      page={formatMessage({ id: 'assignment.page' })}
      onRetry={onRetry}
    />
  )
}
