import { useQuery } from '@tanstack/react-query'
import { prompt, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

/** Scenes of a business that a prompt can belong to. */
export function usePromptScenes(query: QueryOf<typeof prompt.scenes>) {
  return useQuery(callQuery(useHttpClient(), prompt.scenes, { query }))
}

/** Earlier versions of a prompt, newest first. */
export function usePromptVersions(id: number) {
  return useQuery(callQuery(useHttpClient(), prompt.versions, { params: { id } }))
}
