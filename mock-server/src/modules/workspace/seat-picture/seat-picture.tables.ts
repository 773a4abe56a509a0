import type { Nullable } from '../../../platform/db/columns.ts'

export type SeatPictureTables = {
  seatPicture: SeatPictureTable
  seatLook: SeatLookTable
}

/** `jpeg` and `takenAt` are null together: requested, and none has come. */
type SeatPictureTable = {
  tenantId: number
  userId: number
  jpeg: Nullable<Buffer>
  takenAt: Nullable<Date>
  requestedAt: Nullable<Date>
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
