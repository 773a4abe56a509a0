import { useQuery } from '@tanstack/react-query'
import { answerTask } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

/** Questions that can be given, and people who can get them; asked for only while the form is open. */
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
