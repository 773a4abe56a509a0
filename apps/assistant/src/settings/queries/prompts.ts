import { prompt, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** Scenes of a business that a prompt can belong to. */
export function usePromptScenes(query: QueryOf<typeof prompt.scenes>) {
  return useCallQuery(prompt.scenes, { query })
}

/** Earlier versions of a prompt, newest first. */
export function usePromptVersions(id: number) {
  return useCallQuery(prompt.versions, { params: { id } })
}
