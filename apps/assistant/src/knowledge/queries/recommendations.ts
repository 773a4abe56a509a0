import { type BodyOf, knowledge, type QueryOf } from '@console/contracts'
import { ApiError, useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import { pageOfRows, type PageRequest } from '../../base/components/reading/page-of-rows.ts'

export function useRecommendSetting(query: QueryOf<typeof knowledge.recommendSetting>) {
  return useCallQuery(knowledge.recommendSetting, { query })
}

export function useSaveRecommendSetting(query: QueryOf<typeof knowledge.saveRecommendSetting>) {
  return useCallMutation(knowledge.saveRecommendSetting, {
    changes: [knowledge.recommendSetting],
    toInput: (body: BodyOf<typeof knowledge.saveRecommendSetting>) => ({ query, body }),
  }).mutateAsync
}

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

/** One page of the questions with how often each was recommended and taken up. */
export function useAnalysis(query: QueryOf<typeof knowledge.analysis>, page: PageRequest) {
  return useCallQuery(
    knowledge.analysis,
    { query },
    { placeholderData: keepPreviousData, select: (rows) => pageOfRows(rows, page) },
  )
}
