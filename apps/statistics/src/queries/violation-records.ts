import { quality, type BodyOf, type DataOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import * as z from 'zod'

export type RecordsAnswer = DataOf<typeof quality.records>

const ofBusiness = z.object({ bizTypeId: z.number() })

/**
 * One page of violation records (VIOL-001); null requests nothing, not even on a retry. The previous page stays until the
 * next has loaded, but never rows of another business.
 */
export function useViolationRecords(body: BodyOf<typeof quality.records> | null) {
  const records = useCallQuery(quality.records, body && { body }, {
    placeholderData: (before, query) => {
      const [, , bodyBefore] = query?.queryKey ?? []
      if (body === null) return before
      return ofBusiness.safeParse(bodyBefore).data?.bizTypeId === body?.bizTypeId ? before : undefined
    },
  })
  return { ...records, refetch: async () => (body === null ? null : records.refetch()) }
}
