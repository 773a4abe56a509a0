import { perApplication } from '../platform/context/per-application.ts'

type Counts = { calls: number; refusedCalls: number; backEndRequests: number }

/** Calls of registered apps by version, until they are stored. */
export const appCalls = perApplication(() => {
  let counts = new Map<number, Counts>()
  return {
    add: (versionId: number, kind: keyof Counts): void => {
      const before = counts.get(versionId) ?? { calls: 0, refusedCalls: 0, backEndRequests: 0 }
      counts.set(versionId, { ...before, [kind]: before[kind] + 1 })
    },
    /** The counts since the last time. */
    take: (): ReadonlyMap<number, Counts> => {
      const taken = counts
      counts = new Map()
      return taken
    },
  }
})
