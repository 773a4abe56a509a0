import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answerTask, type BodyOf, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { useSendCall } from '../../base/queries/use-send-call.ts'

const changes = [answerTask.list]

export function useAnswerTasks(query: QueryOf<typeof answerTask.list>) {
  return useQuery({
    ...callQuery(useHttpClient(), answerTask.list, { query }),
    placeholderData: keepPreviousData,
  })
}

/** Questions that can be assigned, and possible assignees; fetched only while the form is open. */
export function useTaskChoices(isWanted: boolean) {
  const { data, isLoading } = useQuery({
    ...callQuery(useHttpClient(), answerTask.questions),
    enabled: isWanted,
  })
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
  const send = useSendCall(answerTask.create, { changes })
  return (body: BodyOf<typeof answerTask.create>) => send({ body })
}

export function useAnswerTask() {
  const send = useSendCall(answerTask.answer, { changes })
  return (body: BodyOf<typeof answerTask.answer>) => send({ body })
}

export function useJudgeTask() {
  const send = useSendCall(answerTask.judge, { changes })
  return (body: BodyOf<typeof answerTask.judge>) => send({ body })
}
