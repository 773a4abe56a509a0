import { knowledge, type BodyOf, type QueryOf } from '@console/contracts'
import { ApiError, useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export function useFeedback(query: QueryOf<typeof knowledge.feedback>) {
  return useCallQuery(knowledge.feedback, { query }, { placeholderData: keepPreviousData })
}

/** Marks a recommendation as handled; `handledAlready`: somebody else did so before, and their note is in the list. */
export function useHandleFeedback() {
  const { mutateAsync } = useCallMutation(knowledge.handleFeedback, { changes: [knowledge.feedback] })
  return async (body: BodyOf<typeof knowledge.handleFeedback>): Promise<'saved' | 'handledAlready'> => {
    try {
      await mutateAsync({ body })
      return 'saved'
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      return 'handledAlready'
    }
  }
}
