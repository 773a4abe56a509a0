import type { Call, DataOf } from '@console/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useHttpClient } from '../host/host-context.tsx'
import { callQuery, type CallKeyInput } from './call-query.ts'
import { sendEarly } from './send-early.ts'

/** `then` gets the answer, to request what depends on it. */
export type PrefetchCall = <C extends Call>(
  call: C,
  input: CallKeyInput<C>,
  then?: (answer: DataOf<C>) => void,
) => void

/**
 * Requests the data of a page's first view while its code loads, as `useCallQuery` will do there; to be called while
 * rendering.
 */
export function usePrefetch(): PrefetchCall {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  return (call, input, then) => sendEarly(queryClient, callQuery(client, call, input), then)
}

/** Prefetches a single call. Sends nothing while the input is null. */
export function usePrefetchCall<C extends Call>(call: C, input: CallKeyInput<C> | null = {}): void {
  const prefetch = usePrefetch()
  if (input !== null) prefetch(call, input)
}
