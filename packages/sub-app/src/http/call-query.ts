import { queryOptions } from '@tanstack/react-query'
import type { Call, DataOf } from '@console/contracts'
import type { CallInput, HttpClient } from './http-client.ts'

/**
 * Query options of one call. The key begins with the call's id, so `invalidateQueries({ queryKey: [call.id] })` reaches
 * every variant. A page shows its own error, so the client toasts nothing.
 */
export function callQuery<C extends Call>(
  client: HttpClient,
  call: C,
  input: Pick<CallInput<C>, 'params' | 'query' | 'body'> = {},
) {
  return queryOptions<DataOf<C>>({
    queryKey: [call.id, input.query ?? null, input.body ?? null, input.params ?? null],
    queryFn: ({ signal }) => client.send(call, { ...input, signal, isQuiet: true }),
  })
}
