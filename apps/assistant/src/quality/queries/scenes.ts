import { qualityDesk, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** Scenes of a business that a rule can belong to. */
export function useSceneNames(query: QueryOf<typeof qualityDesk.sceneNames>) {
  return useCallQuery(qualityDesk.sceneNames, { query })
}
