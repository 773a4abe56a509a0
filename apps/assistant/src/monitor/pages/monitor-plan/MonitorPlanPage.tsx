import { useHost } from '@console/sub-app'
import { usePlanSearch } from './monitor-plan.search.ts'
import { PlanDays } from './PlanDays.tsx'
import { PlanPeople } from './PlanPeople.tsx'

/** Shifts by day or by person: planned hours and attendance (PLAN-Q16). */
export function MonitorPlanPage() {
  const { timezone } = useHost()
  const search = usePlanSearch(timezone)
  return search.tab === 'days' ? <PlanDays search={search} /> : <PlanPeople search={search} />
}
