import { workspace } from '@console/contracts'
import { withListedHand, withReport, type SeatReport } from '../model/seat.ts'
import { withMasterStatus } from './masters.ts'
import type { WallState } from './wall-state.ts'

export type SeatNotice = SeatReport & { userId: number; isHandup: boolean }

/** What notices of the server change. */
export function noticeChanges({ organisations, changeSeat, changeOrganisation }: WallState) {
  return {
    /** With the same effects as a changed status in a poll (RT-013). */
    applyNotice({ userId, isHandup, ...report }: SeatNotice, nowMs: number): void {
      changeSeat(userId, (seat) => {
        const next = withReport(seat, report, nowMs)
        if (!isHandup || !workspace.isActive(next.status)) return next
        return withListedHand(next, { nowMs, raisedAtMs: null, isFirstAnswer: false })
      })
    },

    applyMaster(userId: number, status: workspace.MasterStatus): void {
      for (const [orgId, { masters }] of organisations) {
        const next = withMasterStatus(masters, userId, status)
        if (next !== masters) changeOrganisation(orgId, { masters: next })
      }
    },
  }
}
