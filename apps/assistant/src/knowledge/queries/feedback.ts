import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { knowledge, type BodyOf, type QueryOf } from '@console/contracts'
import { ApiError, callQuery, useHttpClient } from '@console/sub-app'

export function useFeedback(query: QueryOf<typeof knowledge.feedback>) {
  return useQuery({
    ...callQuery(useHttpClient(), knowledge.feedback, { query }),
    placeholderData: keepPreviousData,
  })
}

/** Marks a recommendation as handled; `handledAlready`: somebody else did, whose note is in the list. */
export function useHandleFeedback() {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  return async (body: BodyOf<typeof knowledge.handleFeedback>): Promise<'saved' | 'handledAlready'> => {
    let outcome: 'saved' | 'handledAlready' = 'saved'
    try {
      await client.send(knowledge.handleFeedback, { body, isQuiet: true })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      outcome = 'handledAlready'
    }
    await queryClient.invalidateQueries({ queryKey: [knowledge.feedback.id] })
    return outcome
  }
}
