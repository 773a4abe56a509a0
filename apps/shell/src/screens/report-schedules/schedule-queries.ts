import { reportSchedule } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'

/** Calls whose answers differ after any change of a schedule. */
export const SCHEDULE_CHANGES = [reportSchedule.list]
/** While the list is open: runs end, and the links of their files live for ten minutes. */
const REFRESH_MS = 20_000

export function useSchedules() {
  return useCallQuery(reportSchedule.list, {}, { refetchInterval: REFRESH_MS })
}

export function usePauseSchedule() {
  return useCallMutation(reportSchedule.pause, {
    changes: SCHEDULE_CHANGES,
    hasToast: true,
    toInput: ({ id, version, state }: reportSchedule.ReportSchedule) => ({
      body: { id, version, isPaused: state === 'active' },
    }),
  })
}

export function useRemoveSchedule() {
  return useCallMutation(reportSchedule.remove, {
    changes: SCHEDULE_CHANGES,
    toInput: (id: number) => ({ query: { id } }),
  })
}
