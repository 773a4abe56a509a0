import {
  exports,
  quality,
  sampleData,
  seatHand,
  session,
  type BodyOf,
  type DataOf,
  workspace,
} from '@console/contracts'
import { useCallMutation, useCallQuery, useHttpClient } from '@console/sub-app'

/** Own exports, as the tray has them; while one runs, the tray polls this same answer. */
export function useOwnExports() {
  const isThere = useHttpClient().has(exports.list)
  return { isThere, ...useCallQuery(exports.list, isThere ? {} : null) }
}

/** The first of the hands that are still raised. Null requests nothing. */
export function useOpenHands(pageSize: number | null) {
  const isThere = useHttpClient().has(seatHand.list)
  const query = pageSize === null || !isThere ? null : { query: { state: 'open' as const, pageSize } }
  return { isThere, ...useCallQuery(seatHand.list, query) }
}

/** Records of violations. Null requests nothing. */
export function useViolations(body: BodyOf<typeof quality.records> | null) {
  return useCallQuery(quality.records, body && { body })
}

/** The steps of a new company that are done, and its sample; undefined until they are known, and without `isNeeded`. */
export function useSetupSteps(isNeeded: boolean): DataOf<typeof workspace.setupSteps> | undefined {
  const isThere = useHttpClient().has(workspace.setupSteps)
  return useCallQuery(workspace.setupSteps, isNeeded && isThere ? {} : null, { staleTime: 0 }).data
}

/** True where the platform has the calls of sample data. */
export const useHasSamples = (): boolean => useHttpClient().has(sampleData.add)

/** Adds or removes the sample data, which the home itself shows in steps and violations. */
export function useSampleChange<C extends typeof sampleData.add | typeof sampleData.remove>(call: C) {
  return useCallMutation(call, { changes: [workspace.setupSteps, quality.records, session.authz] })
}
