import { stat } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** The settings as they are when the dialog opens (WORK-040). */
export function useWarnSettings(orgId: number, businessTypeId: number) {
  return useCallQuery(
    stat.warnIndicators,
    { query: { orgId, bizTypeId: businessTypeId } },
    { refetchOnMount: 'always', gcTime: 0 },
  )
}
