import { workspace } from '@console/contracts'
import type { MasterStatusNotify, SeatStatusNotify } from '@console/realtime'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { secondsSince, type KnownSeat, type MasterState } from '../../facts/seat-status/public.ts'

type Of = { userId: number; businessTypeId: number; now: Date }

/** A seat as the socket reports it to who has selected a business type. */
export function seatNotice(
  { orgId, status, since, isHandRaised, version }: Omit<KnownSeat, 'businessTypeIds'>,
  { userId, businessTypeId, now }: Of,
): SeatStatusNotify {
  const isActive = workspace.isActive(status)
  return {
    businessTypeId,
    orgId: orgId ?? 0,
    userId,
    status,
    statusStartTime: toUnixSeconds(since ?? now),
    statusDuration: secondsSince({ since }, now),
    roomId: isActive ? workspace.seatRoomId(userId) : '',
    version: isActive ? version : '',
    isHandup: isActive && isHandRaised,
  }
}

export function masterNotice(
  { orgId, status, since }: MasterState & { orgId: number | null },
  { userId, businessTypeId, now }: Of,
): MasterStatusNotify {
  return { businessTypeId, orgId: orgId ?? 0, userId, status, statusStartTime: toUnixSeconds(since ?? now) }
}
