/** Status codes of a seat, as the realtime socket has them too (WORK-015, LIVE-Q4). */
export const SEAT_STATUS = {
  unknown: 0,
  offline: 1,
  online: 2,
  calling: 3,
  nonworking: 4,
  ringing: 5,
} as const
export type SeatStatus = (typeof SEAT_STATUS)[keyof typeof SEAT_STATUS]

/** True for a seat that counts as active: every status except unknown and offline (WORK-017). */
export function isActive(status: SeatStatus): boolean {
  return status !== SEAT_STATUS.unknown && status !== SEAT_STATUS.offline
}
