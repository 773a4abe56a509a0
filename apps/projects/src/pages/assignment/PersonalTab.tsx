import { DEFAULT_PAGE_SIZE, type DataOf, type projectStat } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { lastDays, RANGE_PRESETS, toWireDay } from '@console/ui'
import { ListTable, type RowPage } from '@console/ui/list-page'
import { Segmented } from 'antd'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../components/ActionButton.tsx'
import { monitorAction } from '../../model/monitor-target.ts'
import { useWorkers } from '../../queries/workers.ts'
import { WORKER_RANGES, type WorkerRange } from './assignment.search.ts'
import type { AssignmentProps } from './AssignmentContents.tsx'
import styles from './AssignmentPage.module.css'
import { useWorkerColumns } from './use-worker-columns.tsx'
import { useWorkersStates } from './use-workers-states.tsx'
import { WorkerCard } from './WorkerCard.tsx'

type PersonalTabProps = AssignmentProps & {
  range: WorkerRange
  page: number
  onChange: (changes: { range?: WorkerRange; page?: number }) => void
}

/** Who works for the project at this contractor, the longest online first (PROJ-031). */
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
      <div className={styles['line']}>
        <span className={styles['note']} role="status">
          {answer !== undefined &&
            formatMessage({ id: 'assignment.workers.count' }, { count: answer.totalCnt })}
        </span>
        {zone !== timezone && range !== 'all' && (
          <span className={styles['note']} role="note">
            {formatMessage({ id: 'project.daysOf' }, { zones: zone })}
          </span>
        )}
        <span className={styles['tools']}>
          <RangeSwitch range={range} onChange={(next) => onChange({ range: next, page: 1 })} />
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

type RangeSwitchProps = { range: WorkerRange; onChange: (range: WorkerRange) => void }

function RangeSwitch({ range, onChange }: RangeSwitchProps) {
  const { formatMessage } = useIntl()
  return (
    <Segmented<WorkerRange>
      aria-label={formatMessage({ id: 'assignment.range' })}
      value={range}
      options={WORKER_RANGES.map((value) => ({
        value,
        label: formatMessage({ id: value === 'all' ? 'assignment.range.all' : `ui.preset.${value}` }),
      }))}
      onChange={onChange}
    />
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
