import { appVersion, type BodyOf } from '@console/contracts'
import { useCallMutation, useCallQuery, useHttpClient, usePrefetchCall } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import { revisionPart } from '../model/version-form.ts'

/** Calls whose answers change with a version; also after a refusal, which the list's old rows may have caused (VER-022). */
export const VERSION_CHANGES = [appVersion.list, appVersion.adoption] as const

type Paging = { page: number; pageSize: number }

/** One page of the versions, the highest first (VER-002). The previous page stays until the next has loaded. */
export function useVersions(paging: Paging) {
  return useCallQuery(appVersion.list, toInput(paging), { placeholderData: keepPreviousData })
}

/** Prefetches a page of the versions before the page that shows it has loaded. */
export function usePrefetchVersions(paging: Paging): void {
  usePrefetchCall(appVersion.list, toInput(paging))
}

function toInput({ page, pageSize }: Paging) {
  return { query: { pageIndex: page, pageSize, orderBy: 'version_value' } } as const
}

/** Versions that clients and seats had in the last days. */
export function useAdoption(id: number) {
  return useCallQuery(appVersion.adoption, { query: { id } })
}

/** False on a platform that counts every client. */
export function useHasUpdateKey(): boolean {
  return useHttpClient().has(appVersion.updateKey)
}

/** The company's update key. */
export function useUpdateKey() {
  return useCallQuery(appVersion.updateKey)
}

export function useSetUpdateKey() {
  return useCallMutation(appVersion.setUpdateKey, {
    changes: [appVersion.updateKey],
    hasToast: true,
    toInput: (body: BodyOf<typeof appVersion.setUpdateKey>) => ({ body }),
  })
}

/** The revision that the person saw is sent where there is one, so that a change based on an older revision is refused. */
type Seen = Pick<appVersion.AppVersion, 'id' | 'revision'>
const toSeen = ({ id, revision }: Seen) => ({ id, ...revisionPart(revision) })
export type Rollout = { scopeValue: number } | { updateScope: typeof appVersion.UPDATE_SCOPE.all }

/** The text of a refusal is a toast, and the list is loaded again whatever the answer (VER-022). */
const MUTATION = { changes: VERSION_CHANGES, hasToast: true } as const

/** Releasing a version, removing it from its users, and deleting a draft. */
export function useVersionCalls() {
  return {
    release: useCallMutation(appVersion.release, {
      ...MUTATION,
      toInput: (seen: Seen) => ({ body: toSeen(seen) }),
    }),
    remove: useCallMutation(appVersion.delist, {
      ...MUTATION,
      toInput: (seen: Seen) => ({ query: toSeen(seen) }),
    }),
    delete: useCallMutation(appVersion.remove, {
      ...MUTATION,
      toInput: (seen: Seen) => ({ query: toSeen(seen) }),
    }),
  }
}

/** Offers a released version to more users. */
export function useRaiseRollout(seen: Seen) {
  return useCallMutation(appVersion.modify, {
    ...MUTATION,
    toInput: (rollout: Rollout) => ({ body: { ...toSeen(seen), ...rollout } }),
  })
}
