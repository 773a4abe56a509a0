import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { shiftPlan, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

export function usePlanDays(query: QueryOf<typeof shiftPlan.days>) {
  return useQuery({
    ...callQuery(useHttpClient(), shiftPlan.days, { query }),
    placeholderData: keepPreviousData,
  })
}

export function usePlanPeople(query: QueryOf<typeof shiftPlan.people>) {
  return useQuery({
    ...callQuery(useHttpClient(), shiftPlan.people, { query }),
    placeholderData: keepPreviousData,
  })
}
