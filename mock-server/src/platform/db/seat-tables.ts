import type { Nullable } from './columns.ts'

/** Tables of the wall of seats beside facts (0047-seats.sql), and who watches them (0049-seat-watches.sql). */
export type SeatTables = {
  seatPicture: SeatPictureTable
  seatPin: SeatPinTable
  seatWatch: SeatWatchTable
}

/** Of the watcher's company. */
type SeatWatchTable = {
  tenantId: number
  stayId: string
  seatId: number
  watcherId: number
  seatTenantId: number
  seatName: string
  seatCompany: string
  beganAt: Date
  /** A server confirms once a minute that the watcher is still there. */
  seenAt: Date
}

type SeatPinTable = { tenantId: number; userId: number; seatId: number; pinnedAt: Date }

/** `jpeg` and `takenAt` are null together: requested, and none has come. */
type SeatPictureTable = {
  tenantId: number
  userId: number
  jpeg: Nullable<Buffer>
  takenAt: Nullable<Date>
  requestedAt: Nullable<Date>
}
