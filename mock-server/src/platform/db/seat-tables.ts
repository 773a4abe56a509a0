import type { Nullable } from './columns.ts'

/** Tables of the wall of seats beside facts (0047-seats.sql, 0049-seat-presence.sql), and who watches them (0050-seat-watches.sql, 0086-looks-at-screenshots.sql). */
export type SeatTables = {
  seatLook: SeatLookTable
  seatPicture: SeatPictureTable
  seatPin: SeatPinTable
  seatPresence: SeatPresenceTable
  seatWatch: SeatWatchTable
}

type SeatPresenceTable = {
  tenantId: number
  userId: number
  version: string
  presentUntil: Date
  isSimulated: boolean
}

/** Rows of the seat's company; written by `note_seat_look`. */
type SeatLookTable = {
  tenantId: number
  seatId: number
  viewerTenantId: number
  viewerId: number
  lookedAt: Date
  auditedAt: Date | null
}

/** Watches of seats; the tenant is the watcher's company. */
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
