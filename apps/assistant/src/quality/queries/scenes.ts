import { useQuery } from '@tanstack/react-query'
import { qualityDesk, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

/** Scenes of a business that a rule can belong to. */
export function useSceneNames(query: QueryOf<typeof qualityDesk.sceneNames>) {
  return useQuery(callQuery(useHttpClient(), qualityDesk.sceneNames, { query }))
}
