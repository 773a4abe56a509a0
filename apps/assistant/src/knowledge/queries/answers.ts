import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { knowledge, type BodyOf, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { useSendCall } from '../../base/queries/use-send-call.ts'

const changes = [knowledge.answers.list]

/** Submits an answer for review, or withdraws it. */
export function useMoveAnswer() {
  const submit = useSendCall(knowledge.submitAnswer, { changes })
  const withdraw = useSendCall(knowledge.withdrawAnswer, { changes })
  return async (action: 'submit' | 'withdraw', { id, version }: knowledge.Answer): Promise<void> => {
    const send = action === 'submit' ? submit : withdraw
    await send({ params: { id }, query: { version } })
  }
}

/** Answers that wait for a review. */
export function useReviews(query: QueryOf<typeof knowledge.reviews>) {
  return useQuery({
    ...callQuery(useHttpClient(), knowledge.reviews, { query }),
    placeholderData: keepPreviousData,
  })
}

/** Approves or rejects an answer; its dialog closes before the list is reloaded. */
export function useReviewAnswer({ id, version }: Pick<knowledge.Answer, 'id' | 'version'>) {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  return async (body: BodyOf<typeof knowledge.reviewAnswer>): Promise<void> => {
    await client.send(knowledge.reviewAnswer, { params: { id }, query: { version }, body, isQuiet: true })
    void queryClient.invalidateQueries({ queryKey: [knowledge.reviews.id] })
  }
}
