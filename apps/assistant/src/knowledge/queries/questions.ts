import { knowledge } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import type { BandOption } from '@console/ui'

/** One question with all that belongs to it; null requests nothing. */
export function useQuestion(questionId: number | null) {
  return useCallQuery(knowledge.question, questionId === null ? null : { query: { questionId } })
}

/** Questions of a business, as options. */
export function useQuestionOptions(bizTypeId: number): { options: BandOption<number>[]; isLoading: boolean } {
  const { data = [], isLoading } = useCallQuery(knowledge.questionNames, { query: { bizTypeId } })
  return { options: data.map(({ id, name }) => ({ value: id, label: name })), isLoading }
}
