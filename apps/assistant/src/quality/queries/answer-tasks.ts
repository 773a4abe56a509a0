import { answerTask, type BodyOf, type QueryOf } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

const changes = [answerTask.list]

export function useAnswerTasks(query: QueryOf<typeof answerTask.list>) {
  return useCallQuery(answerTask.list, { query }, { placeholderData: keepPreviousData })
}

/** Questions that can be assigned, and possible assignees. */
export function useTaskChoices() {
  const { data, isLoading } = useCallQuery(answerTask.questions)
  return {
    isLoading,
    questions: (data?.questions ?? []).map(({ id, name, bizTypeName }) => ({
      value: id,
      label: `${name} (${bizTypeName})`,
    })),
    people: (data?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
  }
}

export function useCreateTask() {
  return useCallMutation(answerTask.create, {
    changes,
    toInput: (body: BodyOf<typeof answerTask.create>) => ({ body }),
  }).mutateAsync
}

export function useAnswerTask() {
  return useCallMutation(answerTask.answer, {
    changes,
    toInput: (body: BodyOf<typeof answerTask.answer>) => ({ body }),
  }).mutateAsync
}

export function useJudgeTask() {
  return useCallMutation(answerTask.judge, {
    changes,
    toInput: (body: BodyOf<typeof answerTask.judge>) => ({ body }),
  }).mutateAsync
}
