import { quality, sampleData, workspace, type DataOf } from '@console/contracts'
import { useCallMutation, useCallQuery, useHttpClient } from '@console/sub-app'

/** The steps of a new company that are done, and its sample; undefined until they are known, and without `isNeeded`. */
export function useSetupSteps(isNeeded: boolean): DataOf<typeof workspace.setupSteps> | undefined {
  const isThere = useHttpClient().has(workspace.setupSteps)
  return useCallQuery(workspace.setupSteps, isNeeded && isThere ? {} : null, { staleTime: 0 }).data
}

/** True where the platform has the calls of sample data. */
export const useHasSamples = (): boolean => useHttpClient().has(sampleData.add)

/** Adds or removes the sample data, which the home itself shows in steps and violations. */
export function useSampleChange<C extends typeof sampleData.add | typeof sampleData.remove>(call: C) {
  return useCallMutation(call, { changes: [workspace.setupSteps, quality.records] })
}
