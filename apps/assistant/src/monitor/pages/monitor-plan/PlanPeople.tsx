import type { shiftPlan } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { addDays, daysIn, EmptyState, formatDay, hoursFromSeconds, type DayRange } from '@console/ui'
import { useIntl } from 'react-intl'
import { pageOfRecords } from '../../../base/components/reading/page-of-rows.ts'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useRecordColumns } from '../../../base/components/reading/use-record-columns.tsx'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { usePlanPeople } from '../../queries/shift-plan.ts'
import type { PlanSearch } from './monitor-plan.search.ts'
import { DayShifts } from './DayShifts.tsx'
import { PlanShifts } from './PlanShifts.tsx'
import { usePlanForm } from './use-plan-form.ts'
import { usePlanPage } from './use-plan-page.tsx'

type Shifts = shiftPlan.PlanPerson['shifts']
const sumHours = (shifts: Shifts, seconds: 'expectedWorkSeconds' | 'workedSeconds') =>
  shifts.length === 0 ? null : hoursFromSeconds(shifts.reduce((sum, shift) => sum + shift[seconds], 0))

const PERSON: RecordColumn<shiftPlan.PlanPerson> = { key: 'person', render: ({ userName }) => userName }
const SHIFT_LIST: RecordColumn<shiftPlan.PlanPerson> = {
  key: 'shiftList',
  render: ({ shifts }) => <PlanShifts shifts={shifts} />,
}
const HOURS: readonly RecordColumn<shiftPlan.PlanPerson>[] = [
  {
    key: 'plannedHours',
    render: ({ shifts }) => sumHours(shifts, 'expectedWorkSeconds'),
    isNumber: true,
  },
  { key: 'workedHours', render: ({ shifts }) => sumHours(shifts, 'workedSeconds'), isNumber: true },
]

/** A grid of people and days has a week at most; more days are a list. */
const GRID_DAYS = 7

/** One column for each day of a week: planned, worked and attendance. */
function useDayColumns([first, last]: DayRange): RecordColumn<shiftPlan.PlanPerson>[] {
  const { formatDate } = useIntl()
  const { timezone } = useHost()
  const days = Array.from({ length: daysIn([first, last]) }, (_, index) => addDays(first, index))
  return days.map((day) => ({
    key: day,
    head: `${formatDate(`${day}T00:00:00Z`, { weekday: 'short', timeZone: 'UTC' })} ${day.slice(5)}`,
    render: ({ shifts }) => (
      <DayShifts shifts={shifts.filter(({ start }) => formatDay(start, timezone) === day)} />
    ),
  }))
}

/** The shifts of each person in the range, with attendance. */
export function PlanPeople({ search }: { search: PlanSearch }) {
  const { formatMessage } = useIntl()
  const { page: pageIndex, pageSize } = search.list.paging
  const answer = usePlanPeople({ ...usePlanForm(search), pageIndex, pageSize })
  const page = usePlanPage(search)
  const dayColumns = useDayColumns(search.range)
  const list = useRecordColumns({ texts: 'monitor.plan', columns: [PERSON, SHIFT_LIST, ...HOURS] })
  const grid = useRecordColumns({ texts: 'monitor.plan', columns: [PERSON, ...dayColumns, ...HOURS] })
  return (
    <WorkListPage
      {...page}
      {...list}
      {...(dayColumns.length <= GRID_DAYS ? { columns: grid.columns } : {})}
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
