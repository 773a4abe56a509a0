export type SeatPresenceTables = {
  seatPresence: SeatPresenceTable
}

type SeatPresenceTable = {
  tenantId: number
  userId: number
  version: string
  presentUntil: Date
  isSimulated: boolean
}
