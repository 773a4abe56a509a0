import type { Call, DataOf } from '@console/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useHttpClient } from '../host/host-context.tsx'
import { callQuery, type CallKeyInput } from './call-query.ts'

export type CallCache = {
  /** Invalidates the answers of these calls: those on the screen are refetched now, the others when shown. */
  invalidate: (calls: readonly Pick<Call, 'id'>[]) => Promise<void>
  /** Marks the answers of these calls as outdated: each is fetched when it is shown next. */
  expire: (calls: readonly Call[]) => void
  /** Sets the answer of a call that another call has just returned. */
  write: <C extends Call>(call: C, input: CallKeyInput<C>, answer: DataOf<C>) => void
  /** The record that the call reads no longer exists. */
  remove: <C extends Call>(call: C, input: CallKeyInput<C>) => void
}

/** The cached answers, by call, for what a mutation cannot express by its `changes`. */
export function useCallCache(): CallCache {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      invalidate: async (calls) => {
        await Promise.all(calls.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))
      },
      expire: (calls) => {
        for (const { id } of calls)
          void queryClient.invalidateQueries({ queryKey: [id], refetchType: 'none' })
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
