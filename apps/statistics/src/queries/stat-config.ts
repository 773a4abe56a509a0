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

/** When the figures were computed, and when they will be again (STAT-026). */
export function useStatTime() {
  return useCallQuery(stat.time)
}

export function usePrefetchStatTime(): void {
  usePrefetchCall(stat.time)
}
