import { knowledge } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import type { BandOption } from '@console/ui'
import { useQuery } from '@tanstack/react-query'

/** One question with its details; null sends no request. */
export function useQuestion(questionId: number | null) {
  return useQuery({
    ...callQuery(useHttpClient(), knowledge.question, questionId === null ? {} : { query: { questionId } }),
    enabled: questionId !== null,
  })
}

/** Questions of a business, as options. */
export function useQuestionOptions(bizTypeId: number): { options: BandOption<number>[]; isLoading: boolean } {
  const client = useHttpClient()
  const { data = [], isLoading } = useQuery(
    callQuery(client, knowledge.questionNames, { query: { bizTypeId } }),
  )
  return { options: data.map(({ id, name }) => ({ value: id, label: name })), isLoading }
}
