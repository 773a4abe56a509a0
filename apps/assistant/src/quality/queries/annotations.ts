import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { annotation, type BodyOf, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { useSendCall } from '../../base/queries/use-send-call.ts'

const changes = [annotation.list]

export function useAnnotationWork(query: QueryOf<typeof annotation.list>) {
  return useQuery({
    ...callQuery(useHttpClient(), annotation.list, { query }),
    placeholderData: keepPreviousData,
  })
}

export function useAnnotationStatistic(query: QueryOf<typeof annotation.statistic>) {
  return useQuery({
    ...callQuery(useHttpClient(), annotation.statistic, { query }),
    placeholderData: keepPreviousData,
  })
}

/** Tags that can be set. */
export function useAnnotationTags({ isEnabled }: { isEnabled: boolean }) {
  return useQuery({ ...callQuery(useHttpClient(), annotation.tags), enabled: isEnabled })
}

export function useClaimAnnotation() {
  const send = useSendCall(annotation.claim, { changes })
  return ({ id, version }: annotation.AnnotationWork) => send({ body: { id, version } })
}

export function useDrawAnnotations() {
  const send = useSendCall(annotation.draw, { changes })
  return (body: BodyOf<typeof annotation.draw>) => send({ body })
}

export function useSaveAnnotation() {
  const send = useSendCall(annotation.save, { changes })
  return (body: BodyOf<typeof annotation.save>) => send({ body })
}
