type Query<Answer> = {
  data: Answer | undefined
  error: Error | null
  isPending: boolean
  refetch: () => unknown
}

/** Several calls that one part of a page draws: there once all are, and failed with the first of them. */
export function joinQueries<Answer>(queries: readonly Query<Answer>[]): Query<readonly Answer[]> {
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
