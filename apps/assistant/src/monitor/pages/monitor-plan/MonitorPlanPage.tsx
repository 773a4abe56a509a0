import type { shiftPlan } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { EmptyState, hoursFromSeconds } from '@console/ui'
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
    renderActions: ({ day }) => (
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
      toRowPage={({ records: days }) => allRows(days)}
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
