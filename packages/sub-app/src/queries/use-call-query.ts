import type { Call, DataOf } from '@console/contracts'
import { useQuery, useQueryClient, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useHttpClient } from '../host/host-context.tsx'
import { callQuery, type CallKeyInput } from './call-query.ts'
import { sendEarly } from './send-early.ts'

/** Options of the library's query besides the call. */
export type CallQueryOptions<C extends Call, Selected = DataOf<C>> = Omit<
  UseQueryOptions<DataOf<C>, Error, Selected>,
  'queryKey' | 'queryFn'
> & {
  /** Sends while the component first renders, not after: for what the whole page waits for. */
  startsEarly?: boolean
}

/** The answer of a call. Sends nothing while the input is null. */
export function useCallQuery<C extends Call, Selected = DataOf<C>>(
  call: C,
  input: CallKeyInput<C> | null = {},
  { enabled = true, startsEarly = false, ...options }: CallQueryOptions<C, Selected> = {},
): UseQueryResult<Selected> {
  // The caller determines the type that `select` returns.
  const query: Omit<ReturnType<typeof callQuery<C>>, 'select'> = callQuery(useHttpClient(), call, input ?? {})
  const queryClient = useQueryClient()
  const isEnabled = input === null ? false : enabled
  if (startsEarly && isEnabled === true) sendEarly(queryClient, query)
  return useQuery({ ...query, ...options, enabled: isEnabled })
}
