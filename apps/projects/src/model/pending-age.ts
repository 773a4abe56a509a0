import { DAY_SECONDS, projectApplication } from '@console/contracts'

export type PendingAge = {
  /** Whole days. */
  days: number
  /** The application is overdue. */
  isLate: boolean
}

/** Time that an application has waited for its review; both times in unix seconds. */
export function pendingAge(applyTimestamp: number, now: number): PendingAge {
  // Clock skew: a new application may be dated later than now.
  const waited = Math.max(0, now - applyTimestamp)
  return {
    days: Math.floor(waited / DAY_SECONDS),
    isLate: waited > projectApplication.REMINDER_DAYS * DAY_SECONDS,
  }
}
