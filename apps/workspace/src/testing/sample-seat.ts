import { workspace } from '@console/contracts'
import { NO_HAND } from '../model/raised-hand.ts'
import type { Seat } from '../model/seat.ts'

/** 14:30 in Shanghai, in milliseconds. */
export const SAMPLE_NOW = Date.UTC(2026, 10, 20, 6, 30)

/** A seat that has been online for half a minute. */
export function sampleSeat(id: number, changes: Partial<Seat> = {}): Seat {
  return {
    id,
    orgId: 5,
    name: `Seat ${id}`,
    status: workspace.SEAT_STATUS.online,
    statusStartTime: SAMPLE_NOW / 1000 - 30,
    isCollected: false,
    roomID: `room-${id}`,
    order: id,
    hand: NO_HAND,
    businessStatus: [],
    activeSinceMs: SAMPLE_NOW - 30_000,
    ...changes,
  }
}
