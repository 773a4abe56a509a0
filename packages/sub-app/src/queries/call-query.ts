import type { Call, DataOf } from '@console/contracts'
import { hashKey, queryOptions, type Query } from '@tanstack/react-query'
import type { CallInput, HttpClient } from '../http/http-client.ts'

/** The part of a call's input that decides about its answer. */
export type CallKeyInput<C extends Call> = Pick<CallInput<C>, 'params' | 'query' | 'body'>

/**
 * Query options of one call. The key begins with the call's id, so `invalidateQueries({ queryKey: [call.id] })` reaches
 * every variant; the language is its last part where the answer is localised. A page shows its own error, so the client
 * toasts nothing. Components use `useCallQuery`.
 */
export function callQuery<C extends Call>(client: HttpClient, call: C, input: CallKeyInput<C> = {}) {
  const queryKey: readonly unknown[] = [
    call.id,
    input.query ?? null,
    input.body ?? null,
    input.params ?? null,
  ]
  const queryFn = async ({ signal }: { signal: AbortSignal }): Promise<DataOf<C>> =>
    client.send(call, { ...input, signal, isQuiet: true })
  if (call.localised !== true) return queryOptions<DataOf<C>>({ queryKey, queryFn })
  return queryOptions<DataOf<C>>({
    queryKey: [...queryKey, client.options.getLanguage()],
    queryFn,
    // On a switch of the language the answer in the other one stays until the new one has arrived.
    placeholderData: (data, query) => (isSameCall(query, queryKey) ? data : undefined),
  })
}

function isSameCall(query: Pick<Query, 'queryKey'> | undefined, queryKey: readonly unknown[]): boolean {
  return query !== undefined && hashKey(query.queryKey.slice(0, queryKey.length)) === hashKey(queryKey)
}
