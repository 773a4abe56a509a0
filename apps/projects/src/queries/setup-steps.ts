import { company } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'

/** The steps of a new company that are done; undefined until they are known, and without `isNeeded`. */
export function useSetupSteps(isNeeded: boolean): readonly company.SetupStep[] | undefined {
  const isThere = useHttpClient().has(company.setupSteps)
  const { data } = useCallQuery(company.setupSteps, isNeeded && isThere ? {} : null, { staleTime: 0 })
  return data?.done
}
