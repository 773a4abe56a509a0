import type { Call, DataOf } from '@console/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useHttpClient } from '../host-context.tsx'
import { callQuery, type CallKeyInput } from './call-query.ts'

export type CallCache = {
  /** The answers of these calls are no longer true: those on the screen are refetched, the others when they are shown. */
  invalidate: (calls: readonly Call[]) => Promise<void>
  /** The answer of a call, as another call has just said it. */
  write: <C extends Call>(call: C, input: CallKeyInput<C>, answer: DataOf<C>) => void
  /** What the call asks about no longer exists. */
  remove: <C extends Call>(call: C, input: CallKeyInput<C>) => void
}

/** The stored answers, by call: what a mutation cannot say by its `changes`. */
export function useCallCache(): CallCache {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      invalidate: async (calls) => {
        await Promise.all(calls.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))
      },
      write: (call, input, answer) => {
        queryClient.setQueryData<unknown>(callQuery(client, call, input).queryKey, answer)
      },
      remove: (call, input) => {
        queryClient.removeQueries({ queryKey: callQuery(client, call, input).queryKey })
      },
    }),
    [client, queryClient],
  )
}
