import { label, stat } from '@console/contracts'
import { useCallQuery, useHost } from '@console/sub-app'

/** The modules of the company and since when each counts by its source (RPT-031). */
export function useStatConfig() {
  const { user } = useHost()
  const tenantId = user.tenantId ?? null
  return useCallQuery(stat.config, tenantId === null ? null : { query: { tenantId } })
}

/** The sources and suggestions of a business; nothing is sent while it is null (RPT-041). */
export function useUserData(bizTypeId: number | null) {
  return useCallQuery(stat.userDataConfig, bizTypeId === null ? null : { query: { bizTypeId } })
}

/** Labels of a business that are offered at a time (LABEL-020). */
export const OFFERED_LABELS = 200

export function useLabelOptions(bizTypeId: number) {
  const { user } = useHost()
  return useCallQuery(label.query, {
    query: { bizTypeId, tenantId: user.tenantId, pageIndex: 1, pageSize: OFFERED_LABELS },
  })
}

/** Which suggestions hold for the people of a list; nothing is sent for nobody. */
export function useSuggestions(bizTypeId: number | undefined, userIds: readonly number[]) {
  const query = { userId: [...userIds], ...(bizTypeId === undefined ? {} : { bizTypeId }) }
  return useCallQuery(stat.suggestions, userIds.length === 0 ? null : { query })
}
