import { projectApplication } from '@console/contracts'

const DAY_SECONDS = 86_400

export type PendingAge = {
  /** Whole days. */
  days: number
  /** It waits longer than it should. */
  isLate: boolean
}

/** How long an application waits for its review, of two moments in unix seconds. */
export function pendingAge(applyTimestamp: number, now: number): PendingAge {
  // The clocks of browser and server differ: what was sent in just now may lie ahead.
  const waited = Math.max(0, now - applyTimestamp)
  return {
    days: Math.floor(waited / DAY_SECONDS),
    isLate: waited > projectApplication.REMINDER_DAYS * DAY_SECONDS,
  }
}
