export type SeatRoomTables = {
  seatWatch: SeatWatchTable
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
