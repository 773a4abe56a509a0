import type { Call, DataOf } from '@console/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { callQuery } from './call-query.ts'

/**
 * Sends a call while a component renders, before its effects run. A component that reads the call joins the request that is
 * on its way, and reports how it ends. `then` gets the answer of a call that was sent here.
 */
export function sendEarly<C extends Call>(
  queryClient: QueryClient,
  query: Omit<ReturnType<typeof callQuery<C>>, 'select'>,
  then: (answer: DataOf<C>) => void = () => {},
): void {
  if (queryClient.getQueryState(query.queryKey) === undefined) queryClient.query(query).then(then, () => {})
}
