import { subApp, type BodyOf } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'

/** Time between two looks at a version that the server is fetching. */
export const FETCH_POLL_MS = 2000

/** Calls whose answers change with apps, their versions and decisions about them; also after a refusal. */
export const APP_CHANGES = [subApp.list, subApp.detail, subApp.sets] as const

/** The apps of the company; for people of the platform all apps. */
export function useApps() {
  return useCallQuery(subApp.list)
}

/** An app with its versions, polled while one is being fetched. Null sends no request. */
export function useAppVersions(module: string | null) {
  return useCallQuery(subApp.detail, module === null ? null : { query: { module } }, {
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.versions.some((version) => version.state === 'fetching') === true ? FETCH_POLL_MS : false,
  })
}

/** Names of everything that an app may ask for, in both languages. */
export function useCatalogue() {
  return useCallQuery(subApp.catalogue)
}

/** How an app did in browsers in the last days. */
export function useAppHealth(module: string) {
  return useCallQuery(subApp.health, { query: { module } })
}

/** The sets and what can be released, read again wherever they are shown: the server makes versions ready meanwhile. */
export function useReleaseSets() {
  return useCallQuery(subApp.sets, {}, { staleTime: 0 })
}

export function useSetOff() {
  return useCallMutation(subApp.setOff, {
    toInput: (body: BodyOf<typeof subApp.setOff>) => ({ body }),
    changes: APP_CHANGES,
  })
}

/** Contributions of versions are switched where their health is read. */
export function useSwitchSlot() {
  return useCallMutation(subApp.switchSlot, {
    toInput: (body: BodyOf<typeof subApp.switchSlot>) => ({ body }),
    changes: [subApp.health],
    hasToast: true,
  })
}

export function useRemoval() {
  return useCallMutation(subApp.remove, {
    toInput: (module: string) => ({ query: { module } }),
    changes: APP_CHANGES,
  })
}

export function useRetryVersion() {
  return useCallMutation(subApp.retryVersion, {
    toInput: (versionId: number) => ({ body: { versionId } }),
    changes: APP_CHANGES,
    hasToast: true,
  })
}

export function useReleaseAgain() {
  return useCallMutation(subApp.releaseAgain, {
    toInput: (body: BodyOf<typeof subApp.releaseAgain>) => ({ body }),
    changes: APP_CHANGES,
  })
}
