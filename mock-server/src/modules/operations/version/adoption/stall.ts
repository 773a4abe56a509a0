import { appVersion } from '@console/contracts'

/** Below this many clients a share says nothing. */
export const MIN_CLIENTS_FOR_STALL = 20
/** Percent of the clients, where a version is for all. */
export const EVERYBODY = 100
const PERCENT = 100

type Days = {
  clients: readonly number[]
  onVersion: readonly number[]
  /** Percent of the clients that get it. */
  rollout: number
  /** Whole days since its release. */
  releasedDays: number
}

/**
 * A released version stalls when its share of the clients did not grow in three days and is under half of its rollout:
 * people do not take it, or cannot. The day before is used instead of today, whose clients have not all reported yet.
 */
export function detectStall({ clients, onVersion, rollout, releasedDays }: Days): appVersion.Stall | null {
  const days = appVersion.STALL_DAYS
  if (releasedDays <= days) return null
  const shareAt = (index: number): number | null => {
    const count = clients.at(index) ?? 0
    return count < MIN_CLIENTS_FOR_STALL ? null : ((onVersion.at(index) ?? 0) * PERCENT) / count
  }
  const lastWhole = -2
  const share = shareAt(lastWhole)
  const shareBefore = shareAt(lastWhole - days)
  if (share === null || shareBefore === null) return null
  if (share > shareBefore || share >= rollout / 2) return null
  return { share, shareBefore, rollout, days }
}
