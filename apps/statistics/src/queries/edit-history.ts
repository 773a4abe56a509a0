import { monitor, type DataOf, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export type StatusEdit = DataOf<typeof monitor.editHistory>['items'][number]
export type StatusSpan = StatusEdit['newEvt']

/** One page of corrections of statuses, newest first (PLAN-041). The previous page stays until the next has loaded. */
export function useStatusEdits(query: QueryOf<typeof monitor.editHistory>) {
  return useCallQuery(monitor.editHistory, { query }, { placeholderData: keepPreviousData })
}
