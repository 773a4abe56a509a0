import type { shiftPlan } from '@console/contracts'
import { EmptyState, ErrorState, hoursFromSeconds } from '@console/ui'
import { useIntl } from 'react-intl'
import { READING_PAGE_SIZE } from '../../../base/components/reading/reading-search.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { usePlanPeople } from '../../queries/shift-plan.ts'
import type { PlanSearch } from './monitor-plan.search.ts'
import { PlanShifts } from './PlanShifts.tsx'
import { usePlanForm } from './use-plan-form.ts'

type Shifts = shiftPlan.PlanPerson['shifts']
const sumOf = (shifts: Shifts, seconds: 'expectedWorkSeconds' | 'workedSeconds') =>
  shifts.length === 0 ? null : hoursFromSeconds(shifts.reduce((sum, shift) => sum + shift[seconds], 0))

const COLUMNS: readonly RecordColumn<shiftPlan.PlanPerson>[] = [
  { key: 'person', render: ({ userName }) => userName },
  { key: 'shiftList', render: ({ shifts }) => <PlanShifts shifts={shifts} /> },
  {
    key: 'plannedHours',
    render: ({ shifts }) => sumOf(shifts, 'expectedWorkSeconds'),
    isNumber: true,
  },
  { key: 'workedHours', render: ({ shifts }) => sumOf(shifts, 'workedSeconds'), isNumber: true },
]

/** The shifts of each person in the range, with attendance. */
export function PlanPeople({ search }: { search: PlanSearch }) {
  const { formatMessage } = useIntl()
  const paging = { pageIndex: search.page, pageSize: READING_PAGE_SIZE }
  const answer = usePlanPeople({ ...usePlanForm(search), ...paging })
  const rows = answer.data?.records ?? []
  const state =
    answer.error !== null ? (
      <ErrorState
        title={formatMessage({ id: 'monitor.plan.failed' })}
        error={answer.error}
        onRetry={() => void answer.refetch()}
      />
    ) : answer.data !== undefined && rows.length === 0 ? (
      <EmptyState title={formatMessage({ id: 'monitor.plan.nobody' })} />
    ) : undefined
  return (
    <RecordTable<shiftPlan.PlanPerson>
      texts="monitor.plan"
      label={formatMessage({ id: 'monitor.plan.tab.people' })}
      rows={rows}
      rowKey={({ userId }) => userId}
      isLoading={answer.isLoading}
      isRefreshing={answer.isPlaceholderData}
      {...(state === undefined ? {} : { state })}
      columns={COLUMNS}
      paging={{ page: search.page, pageSize: READING_PAGE_SIZE, total: answer.data?.total ?? 0 }}
      onPage={search.setPage}
    />
  )
}
