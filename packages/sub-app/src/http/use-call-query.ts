import type { Call, DataOf } from '@console/contracts'
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useHttpClient } from '../host-context.tsx'
import { callQuery, type CallKeyInput } from './call-query.ts'

/** Options of the library's query besides the call. */
export type CallQueryOptions<C extends Call, Selected = DataOf<C>> = Omit<
  UseQueryOptions<DataOf<C>, Error, Selected>,
  'queryKey' | 'queryFn'
>

/** The answer of a call. Sends nothing while the input is null. */
export function useCallQuery<C extends Call, Selected = DataOf<C>>(
  call: C,
  input: CallKeyInput<C> | null = {},
  { enabled = true, ...options }: CallQueryOptions<C, Selected> = {},
): UseQueryResult<Selected> {
  // The caller determines the type that `select` returns.
  const query: Omit<ReturnType<typeof callQuery<C>>, 'select'> = callQuery(useHttpClient(), call, input ?? {})
  return useQuery({ ...query, ...options, enabled: input === null ? false : enabled })
}
