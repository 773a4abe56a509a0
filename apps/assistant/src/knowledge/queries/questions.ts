import { type BodyOf, knowledge, type QueryOf } from '@console/contracts'
import { useCallCache, useCallMutation, useCallQuery } from '@console/sub-app'
import type { BandOption } from '@console/ui'
import { keepPreviousData } from '@tanstack/react-query'

/** One question with all that belongs to it; null requests nothing. */
export function useQuestion(questionId: number | null) {
  return useCallQuery(knowledge.question, questionId === null ? null : { query: { questionId } })
}

/** Questions of a business, as options. */
export function useQuestionOptions(bizTypeId: number): { options: BandOption<number>[]; isLoading: boolean } {
  const { data = [], isLoading } = useCallQuery(knowledge.questionNames, { query: { bizTypeId } })
  return { options: data.map(({ id, name }) => ({ value: id, label: name })), isLoading }
}

const changes = [knowledge.answers.list]

/** Submits an answer for review, or withdraws it. */
export function useMoveAnswer() {
  const { mutateAsync: submit } = useCallMutation(knowledge.submitAnswer, { changes })
  const { mutateAsync: withdraw } = useCallMutation(knowledge.withdrawAnswer, { changes })
  return async (action: 'submit' | 'withdraw', { id, version }: knowledge.Answer): Promise<void> => {
    const send = action === 'submit' ? submit : withdraw
    await send({ params: { id }, query: { version } })
  }
}

/** Answers that wait for a review. */
export function useReviews(query: QueryOf<typeof knowledge.reviews>) {
  return useCallQuery(knowledge.reviews, { query }, { placeholderData: keepPreviousData })
}

/** Approves an answer, or sends it back; its dialog closes before the list is refetched. */
export function useReviewAnswer({ id, version }: Pick<knowledge.Answer, 'id' | 'version'>) {
  const cache = useCallCache()
  const { mutateAsync } = useCallMutation(knowledge.reviewAnswer, {})
  return async (body: BodyOf<typeof knowledge.reviewAnswer>): Promise<void> => {
    await mutateAsync({ params: { id }, query: { version }, body })
    void cache.invalidate([knowledge.reviews])
  }
}
