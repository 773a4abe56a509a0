import { stat } from '@console/contracts'
import { useCallQuery, useHost } from '@console/sub-app'

/** The modules of the company and since when each counts by its source (RPT-031). */
export function useStatConfig() {
  const { user } = useHost()
  const tenantId = user.tenantId ?? null
  return useCallQuery(stat.config, tenantId === null ? null : { query: { tenantId } })
}
