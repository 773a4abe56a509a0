import type { shiftPlan } from '@console/contracts'
import { EmptyState, hoursFromSeconds } from '@console/ui'
import { useIntl } from 'react-intl'
import { pageOfRecords } from '../../../base/components/reading/page-of-rows.ts'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useRecordColumns } from '../../../base/components/reading/use-record-columns.tsx'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { usePlanPeople } from '../../queries/shift-plan.ts'
import type { PlanSearch } from './monitor-plan.search.ts'
import { PlanShifts } from './PlanShifts.tsx'
import { usePlanForm } from './use-plan-form.ts'
import { usePlanPage } from './use-plan-page.tsx'

type Shifts = shiftPlan.PlanPerson['shifts']
const sumHours = (shifts: Shifts, seconds: 'expectedWorkSeconds' | 'workedSeconds') =>
  shifts.length === 0 ? null : hoursFromSeconds(shifts.reduce((sum, shift) => sum + shift[seconds], 0))

const COLUMNS: readonly RecordColumn<shiftPlan.PlanPerson>[] = [
  { key: 'person', render: ({ userName }) => userName },
  { key: 'shiftList', render: ({ shifts }) => <PlanShifts shifts={shifts} /> },
  {
    key: 'plannedHours',
    render: ({ shifts }) => sumHours(shifts, 'expectedWorkSeconds'),
    isNumber: true,
  },
  { key: 'workedHours', render: ({ shifts }) => sumHours(shifts, 'workedSeconds'), isNumber: true },
]

/** The shifts of each person in the range, with attendance. */
export function PlanPeople({ search }: { search: PlanSearch }) {
  const { formatMessage } = useIntl()
  const { page: pageIndex, pageSize } = search.list.paging
  const answer = usePlanPeople({ ...usePlanForm(search), pageIndex, pageSize })
  const page = usePlanPage(search)
  const records = useRecordColumns({ texts: 'monitor.plan', columns: COLUMNS })
  return (
    <WorkListPage
      {...page}
      {...records}
      query={answer}
      toRowPage={pageOfRecords}
      rowKey={({ userId }) => userId}
      states={{
        failed: formatMessage({ id: 'monitor.plan.failed' }),
        empty: <EmptyState title={formatMessage({ id: 'monitor.plan.nobody' })} />,
      }}
    />
  )
}
