import { useQueryClient } from '@tanstack/react-query'
import type { Call, DataOf } from '@console/contracts'
import { useHttpClient, type CallInput } from '@console/sub-app'

type Input<C extends Call> = Pick<CallInput<C>, 'params' | 'query' | 'body'>

/**
 * Sends a call, then reloads what it changes, also after a refusal: the data shown may be stale. The
 * caller shows the refusal.
 */
export function useSendCall<C extends Call>(
  call: C,
  { changes }: { changes: readonly Call[] },
): (input: Input<C>) => Promise<DataOf<C>> {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  return async (input) => {
    try {
      return await client.send(call, { ...input, isQuiet: true })
    } finally {
      for (const { id } of changes) await queryClient.invalidateQueries({ queryKey: [id] })
    }
  }
}
