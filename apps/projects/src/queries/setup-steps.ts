import { workspace } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'

/** The steps of a new company that are done; undefined until they are known, and without `isNeeded`. */
export function useSetupSteps(isNeeded: boolean): readonly workspace.SetupStep[] | undefined {
  const isThere = useHttpClient().has(workspace.setupSteps)
  const { data } = useCallQuery(workspace.setupSteps, isNeeded && isThere ? {} : null, { staleTime: 0 })
  return data?.done
}
