import { ApiError } from '@console/sub-app'

/** The answer that a part of a page shows; a result of TanStack Query fits. */
export type PartQuery<Answer> = {
  data: Answer | undefined
  error: Error | null
  refetch: () => unknown
}

/** Several calls that one part of a page draws: there once all are, and failed with the first of them. */
export function joinQueries<Answer>(
  queries: readonly (PartQuery<Answer> & { isPending: boolean })[],
): PartQuery<readonly Answer[]> & { isPending: boolean } {
  const answers = queries.flatMap(({ data }) => (data === undefined ? [] : [data]))
  return {
    data: answers.length === queries.length ? answers : undefined,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    isPending: queries.some(({ isPending }) => isPending),
    refetch: () => {
      for (const { error, refetch } of queries) if (error !== null) refetch()
    },
  }
}

/** An answer with a code that is no success of its call. */
export function isRefusal(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.kind === 'refusal'
}
