import { stat } from '@console/contracts'
import { useCallQuery, useHost, usePrefetchCall } from '@console/sub-app'

/** The modules of the company and since when each counts by its source (RPT-031). */
export function useStatConfig() {
  return useCallQuery(stat.config, useInput())
}

export function usePrefetchStatConfig(): void {
  usePrefetchCall(stat.config, useInput())
}

function useInput() {
  const tenantId = useHost().user.tenantId ?? null
  return tenantId === null ? null : { query: { tenantId } }
}
