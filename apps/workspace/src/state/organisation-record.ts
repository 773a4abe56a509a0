import type { stat } from '@console/contracts'
import type { TalkRank } from '../model/seat-order.ts'
import type { Master } from '../model/seat.ts'

/** Known data of a shown organisation besides its seats. Immutable. */
export type OrganisationRecord = {
  orgId: number
  seatIds: readonly number[]
  masters: readonly Master[]
  /** When its users were loaded last, in milliseconds; null before the first time. */
  updatedAtMs: number | null
  /** Why the last request of its users failed. */
  error: Error | null
  /** Null before the first answer. */
  rank: TalkRank | null
  workTimes: stat.WarnSettings['workTimes']
}

export function emptyOrganisation(orgId: number): OrganisationRecord {
  return { orgId, seatIds: [], masters: [], updatedAtMs: null, error: null, rank: null, workTimes: [] }
}
