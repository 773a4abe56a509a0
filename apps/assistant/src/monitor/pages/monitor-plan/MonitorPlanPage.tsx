import type { shiftPlan } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { addDays, type DayRange, daysIn, EmptyState, hoursFromSeconds } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { allRows } from '../../../base/components/reading/page-of-rows.ts'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useRecordColumns } from '../../../base/components/reading/use-record-columns.tsx'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { usePlanDays } from '../../queries/shift-plan.ts'
import { type PlanSearch, usePlanSearch } from './monitor-plan.search.ts'
import { PlanPeople } from './PlanPeople.tsx'
import { usePlanForm } from './use-plan-form.ts'
import { usePlanPage } from './use-plan-page.tsx'

export { texts } from '../../texts.ts'

/** A figure of a day; none where the day has no shift. */
const planned = <Figure,>({ shifts }: shiftPlan.PlanDay, figure: Figure) => (shifts === 0 ? null : figure)

const COLUMNS: readonly RecordColumn<shiftPlan.PlanDay>[] = [
  { key: 'day', render: ({ day }) => <Weekday day={day} /> },
  { key: 'shifts', render: (day) => planned(day, day.shifts), isNumber: true },
  { key: 'plannedPeople', render: (day) => planned(day, day.plannedPeople), isNumber: true },
  { key: 'attendedPeople', render: (day) => planned(day, day.attendedPeople), isNumber: true },
  {
    key: 'plannedHours',
    render: (day) => planned(day, hoursFromSeconds(day.plannedSeconds)),
    isNumber: true,
  },
  {
    key: 'workedHours',
    render: (day) => planned(day, hoursFromSeconds(day.workedSeconds)),
    isNumber: true,
  },
]

/** `2026-11-20 Fri` */
function Weekday({ day }: { day: string }) {
  const { formatDate } = useIntl()
  return (
    <>
      {day}{' '}
      <span className="ui-faint">
        {formatDate(`${day}T00:00:00Z`, { weekday: 'short', timeZone: 'UTC' })}
      </span>
    </>
  )
}

/** A day without shifts. */
const NO_SHIFTS = { shifts: 0, plannedPeople: 0, attendedPeople: 0, plannedSeconds: 0, workedSeconds: 0 }

/** All days of the range, also those that the answer leaves out since they have no shift; none where no day has any. */
function toEveryDay(records: readonly shiftPlan.PlanDay[], [first, last]: DayRange): shiftPlan.PlanDay[] {
  if (records.length === 0) return []
  const known = new Map(records.map((record) => [record.day, record]))
  return Array.from({ length: daysIn([first, last]) }, (_, index) => {
    const day = addDays(first, index)
    return known.get(day) ?? { day, ...NO_SHIFTS }
  })
}

/** Shifts by day or by person: planned hours and attendance (PLAN-Q16). */
export function MonitorPlanPage() {
  const { timezone } = useHost()
  const search = usePlanSearch(timezone)
  return search.tab === 'days' ? <PlanDays search={search} /> : <PlanPeople search={search} />
}

/** By day: people planned and attended, hours planned and worked. */
function PlanDays({ search }: { search: PlanSearch }) {
  const { formatMessage } = useIntl()
  const answer = usePlanDays(usePlanForm(search))
  const page = usePlanPage(search)
  const records = useRecordColumns({
    texts: 'monitor.plan',
    columns: COLUMNS,
    renderActions: ({ day, shifts }) =>
      shifts > 0 && (
        <Button
          type="link"
          aria-label={formatMessage({ id: 'monitor.plan.openDay' }, { day })}
          onClick={() => search.openDay(day)}
        >
          {formatMessage({ id: 'monitor.plan.people' })}
        </Button>
      ),
  })
  return (
    <WorkListPage
      {...page}
      {...records}
      query={answer}
      toRowPage={({ records: days }) => allRows(toEveryDay(days, search.range))}
      formatCount={({ total }) => formatMessage({ id: 'monitor.plan.dayCount' }, { count: total })}
      hasPages={false}
      rowKey={({ day }) => day}
      states={{
        failed: formatMessage({ id: 'monitor.plan.failed' }),
        empty: (
          <EmptyState title={formatMessage({ id: 'monitor.plan.empty' })}>
            {formatMessage({ id: 'monitor.plan.emptyText' })}
          </EmptyState>
        ),
      }}
    />
  )
}
