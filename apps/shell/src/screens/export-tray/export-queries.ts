import { exports } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { isUnfinished } from './is-unfinished.ts'

/** Polling interval of the progress while an export runs; otherwise there is no polling. */
export const PROGRESS_INTERVAL_MS = 2000

export function useExportJobs() {
  return useCallQuery(
    exports.list,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.jobs.some(isUnfinished) === true ? PROGRESS_INTERVAL_MS : false,
    },
  )
}
