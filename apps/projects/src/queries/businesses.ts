import { businessManage } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'

/** True for a company without any business, as on its first day; false until that is known. Nothing is requested unless `isNeeded`. */
export function useHasNoBusiness(isNeeded: boolean): boolean {
  const isThere = useHttpClient().has(businessManage.list)
  const { data } = useCallQuery(businessManage.list, isNeeded && isThere ? {} : null)
  return data?.length === 0
}
