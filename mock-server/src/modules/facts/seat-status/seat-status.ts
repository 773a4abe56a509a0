import { STATUS_EVENT, workspace, statusAfter, type StatusEvent } from '@console/contracts'

/** The heartbeat of seats, in seconds; a seat that misses three is gone (R16). */
const HEARTBEAT_SECONDS = 15
const MISSED_HEARTBEATS = 3
export const SILENCE_MS = HEARTBEAT_SECONDS * MISSED_HEARTBEATS * 1000

/** Known facts about a seat at a moment. */
export type SeatFacts = {
  /** Last event that it reported; `until` is past where the end of that was lost. Null: nothing for two days. */
  last: { evt: number; since: Date; until: Date } | null
  /** Its last call. */
  call: { startedAt: Date; answeredAt: Date | null; endedAt: Date | null } | null
  /** Its last heartbeat since then; null for seats that send none. */
  heartbeatAt: Date | null
  /** Moment up to which its client on the realtime socket counts as connected; null where none was since then. */
  presentUntil: Date | null
}

/** The status of a seat; `since` is null if its beginning is unknown. */
export type SeatState = { status: workspace.SeatStatus; since: Date | null }

const { unknown, offline, online, calling, nonworking, ringing } = workspace.SEAT_STATUS

/** The one rule for a seat's status, for calls and notices alike (WORK-015, LIVE-007). */
export function seatStateAt({ last, call, heartbeatAt, presentUntil }: SeatFacts, now: Date): SeatState {
  if (last === null) return { status: offline, since: null }
  if (!isStatusEvent(last.evt)) return { status: unknown, since: last.since }
  const reported = statusAfter(last.evt)
  if (reported === 'offline') return { status: offline, since: last.since }
  if (last.until < now) return { status: unknown, since: last.until }
  const silentFrom = pickLater(
    heartbeatAt === null ? null : new Date(heartbeatAt.getTime() + SILENCE_MS),
    presentUntil,
  )
  if (silentFrom !== null && silentFrom < now) return { status: offline, since: silentFrom }
  if (call !== null && call.endedAt === null) {
    const { startedAt, answeredAt } = call
    return answeredAt === null
      ? { status: ringing, since: startedAt }
      : { status: calling, since: answeredAt }
  }
  const endedAt = call?.endedAt ?? last.since
  const since = endedAt > last.since ? endedAt : last.since
  return { status: reported === 'work' || reported === 'online' ? online : nonworking, since }
}

function pickLater(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}

function isStatusEvent(evt: number): evt is StatusEvent {
  return Object.values<number>(STATUS_EVENT).includes(evt)
}

/** Whole seconds in the status at a moment (WORK-Q20). */
export function secondsSince({ since }: Pick<SeatState, 'since'>, now: Date): number {
  return since === null ? 0 : Math.max(0, Math.floor((now.getTime() - since.getTime()) / 1000))
}
