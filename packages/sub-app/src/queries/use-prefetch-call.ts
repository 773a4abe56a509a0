import type { Call } from '@console/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useHttpClient } from '../host/host-context.tsx'
import { callQuery, type CallKeyInput } from './call-query.ts'
import { sendEarly } from './send-early.ts'

/** Requests what a page shows first while its code loads, as `useCallQuery` will there. Sends nothing while the input is null. */
export function usePrefetchCall<C extends Call>(call: C, input: CallKeyInput<C> | null = {}): void {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  if (input !== null) sendEarly(queryClient, callQuery(client, call, input))
}
