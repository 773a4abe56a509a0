import type { Call, DataOf } from '@console/contracts'
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useHttpClient } from '../host-context.tsx'
import { callQuery, type CallKeyInput } from './call-query.ts'

/** What the library's query takes besides the call itself. */
export type CallQueryOptions<C extends Call, Selected = DataOf<C>> = Omit<
  UseQueryOptions<DataOf<C>, Error, Selected>,
  'queryKey' | 'queryFn'
>

/** The answer of a call. Input that is null sends nothing: what it would say is not known yet. */
export function useCallQuery<C extends Call, Selected = DataOf<C>>(
  call: C,
  input: CallKeyInput<C> | null = {},
  { enabled = true, ...options }: CallQueryOptions<C, Selected> = {},
): UseQueryResult<Selected> {
  // What is selected is the caller's to say.
  const query: Omit<ReturnType<typeof callQuery<C>>, 'select'> = callQuery(useHttpClient(), call, input ?? {})
  return useQuery({ ...query, ...options, enabled: input === null ? false : enabled })
}
