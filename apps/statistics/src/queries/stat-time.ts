import { stat } from '@console/contracts'
import { useCallQuery, usePrefetchCall } from '@console/sub-app'

/** When the figures were computed, and when they will be again (STAT-026). */
export function useStatTime() {
  return useCallQuery(stat.time)
}

export function usePrefetchStatTime(): void {
  usePrefetchCall(stat.time)
}
