import { pay, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

/** The pay by the rule of a business for half a month, by person. */
export function usePayFigures(query: QueryOf<typeof pay.figures>, { isEnabled }: { isEnabled: boolean }) {
  return useCallQuery(pay.figures, { query }, { placeholderData: keepPreviousData, enabled: isEnabled })
}
