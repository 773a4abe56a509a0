import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pay, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

/** The pay by the rule of a business for half a month, by person. */
export function usePayFigures(query: QueryOf<typeof pay.figures>, { isEnabled }: { isEnabled: boolean }) {
  return useQuery({
    ...callQuery(useHttpClient(), pay.figures, { query }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  })
}
