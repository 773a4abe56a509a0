import { toWireDay } from '@console/ui'
import { useNamedBusiness } from '../../../base/components/reading/use-named-business.ts'
import type { PlanSearch } from './monitor-plan.search.ts'

/** The query that both tabs share. */
export function usePlanForm({ range: [first, last], orgId }: PlanSearch) {
  const business = useNamedBusiness()
  return {
    ...business,
    beginDay: toWireDay(first),
    endDay: toWireDay(last),
    ...(orgId === null ? {} : { orgId }),
  }
}
