import type { shiftPlan } from '@console/contracts'
import { EmptyState, ErrorState, hoursFromSeconds } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { usePlanDays } from '../../queries/shift-plan.ts'
import type { PlanSearch } from './monitor-plan.search.ts'
import { usePlanForm } from './use-plan-form.ts'

const COLUMNS: readonly RecordColumn<shiftPlan.PlanDay>[] = [
  { key: 'day', render: ({ day }) => day },
  { key: 'shifts', render: ({ shifts }) => shifts, isNumber: true },
  { key: 'plannedPeople', render: ({ plannedPeople }) => plannedPeople, isNumber: true },
  { key: 'attendedPeople', render: ({ attendedPeople }) => attendedPeople, isNumber: true },
  {
    key: 'plannedHours',
    render: ({ plannedSeconds }) => hoursFromSeconds(plannedSeconds),
    isNumber: true,
  },
  {
    key: 'workedHours',
    render: ({ workedSeconds }) => hoursFromSeconds(workedSeconds),
    isNumber: true,
  },
]

/** By day: people planned and attended, hours planned and worked. */
export function PlanDays({ search }: { search: PlanSearch }) {
  const { formatMessage } = useIntl()
  const answer = usePlanDays(usePlanForm(search))
  const rows = answer.data?.records ?? []
  const state =
    answer.error !== null ? (
      <ErrorState
        title={formatMessage({ id: 'monitor.plan.failed' })}
        error={answer.error}
        onRetry={() => void answer.refetch()}
      />
    ) : answer.data !== undefined && rows.length === 0 ? (
      <EmptyState title={formatMessage({ id: 'monitor.plan.empty' })}>
        {formatMessage({ id: 'monitor.plan.emptyText' })}
      </EmptyState>
    ) : undefined
  return (
    <RecordTable<shiftPlan.PlanDay>
      texts="monitor.plan"
      label={formatMessage({ id: 'monitor.plan.tab.days' })}
      rows={rows}
      rowKey={({ day }) => day}
      isLoading={answer.isLoading}
      isRefreshing={answer.isPlaceholderData}
      {...(state === undefined ? {} : { state })}
      columns={COLUMNS}
      renderActions={({ day }) => (
        <Button
          type="link"
          aria-label={formatMessage({ id: 'monitor.plan.openDay' }, { day })}
          onClick={() => search.openDay(day)}
        >
          {formatMessage({ id: 'monitor.plan.people' })}
        </Button>
      )}
    />
  )
}
