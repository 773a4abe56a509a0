import type { Nullable } from './columns.ts'

/** Tables of the wall of seats beside facts (0047-seats.sql, 0049-seat-presence.sql). */
export type SeatTables = {
  seatPicture: SeatPictureTable
  seatPin: SeatPinTable
  seatPresence: SeatPresenceTable
}

type SeatPresenceTable = {
  tenantId: number
  userId: number
  version: string
  presentUntil: Date
  isSimulated: boolean
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
