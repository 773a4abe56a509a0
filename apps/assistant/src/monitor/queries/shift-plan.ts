import { shiftPlan, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export function usePlanDays(query: QueryOf<typeof shiftPlan.days>) {
  return useCallQuery(shiftPlan.days, { query }, { placeholderData: keepPreviousData })
}

export function usePlanPeople(query: QueryOf<typeof shiftPlan.people>) {
  return useCallQuery(shiftPlan.people, { query }, { placeholderData: keepPreviousData })
}
