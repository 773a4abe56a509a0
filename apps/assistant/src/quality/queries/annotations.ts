import { annotation, type BodyOf, type QueryOf } from '@console/contracts'
import { callQuery, useCallMutation, useCallQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

const changes = [annotation.list]

export function useAnnotationWork(query: QueryOf<typeof annotation.list>) {
  return useCallQuery(annotation.list, { query }, { placeholderData: keepPreviousData })
}

export function useAnnotationStatistic(query: QueryOf<typeof annotation.statistic>) {
  return useCallQuery(annotation.statistic, { query }, { placeholderData: keepPreviousData })
}

/** Tags that can be set. */
export function useAnnotationTags({ isEnabled }: { isEnabled: boolean }) {
  return useQuery({ ...callQuery(useHttpClient(), annotation.tags), enabled: isEnabled })
}

export function useClaimAnnotation() {
  return useCallMutation(annotation.claim, {
    changes,
    toInput: ({ id, version }: annotation.AnnotationWork) => ({ body: { id, version } }),
  }).mutateAsync
}

export function useDrawAnnotations() {
  return useCallMutation(annotation.draw, {
    changes,
    toInput: (body: BodyOf<typeof annotation.draw>) => ({ body }),
  }).mutateAsync
}

export function useSaveAnnotation() {
  return useCallMutation(annotation.save, {
    changes,
    toInput: (body: BodyOf<typeof annotation.save>) => ({ body }),
  }).mutateAsync
}
