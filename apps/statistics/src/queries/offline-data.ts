import { bill, type DataOf, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import * as z from 'zod'

export type OfflineDay = DataOf<typeof bill.offlineList>['records'][number]

type Filter = QueryOf<typeof bill.offlineStat>
const filter = z.object({ bizTypeId: z.number(), date: z.string() })

/** The figures of the whole month (BILL-034); null requests nothing. */
export function useOfflineStat(query: Filter | null) {
  return useCallQuery(bill.offlineStat, query && { query })
}

/**
 * One page of the month's days (BILL-035). The previous page stays until the next has loaded, but never days of another
 * month or business.
 */
export function useOfflineDays(query: (Filter & QueryOf<typeof bill.offlineList>) | null) {
  return useCallQuery(bill.offlineList, query && { query }, {
    placeholderData: (before, request) => {
      const [, filterBefore] = request?.queryKey ?? []
      const { bizTypeId, date } = filter.safeParse(filterBefore).data ?? {}
      return bizTypeId === query?.bizTypeId && date === query?.date ? before : undefined
    },
  })
}
