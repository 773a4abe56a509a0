import { label, userData } from '@console/contracts'
import { useCallQuery, useHost } from '@console/sub-app'

/** The sources and suggestions of a business; nothing is sent while it is null (RPT-041). */
export function useUserData(bizTypeId: number | null) {
  return useCallQuery(userData.config, bizTypeId === null ? null : { query: { bizTypeId } })
}

/** Labels of a business that are offered at a time (LABEL-020). */
export const OFFERED_LABELS = 200

export function useLabelOptions(bizTypeId: number) {
  const { user } = useHost()
  return useCallQuery(label.query, {
    query: { bizTypeId, tenantId: user.tenantId, pageIndex: 1, pageSize: OFFERED_LABELS },
  })
}

/** Names of all labels of a business, also of those that are not offered; requested while it is not null (QUAL-029). */
export function useTagNames(bizTypeId: number | null) {
  return useCallQuery(label.tagList, bizTypeId === null ? null : { query: { bizTypeId } })
}
