export type SeatPinTables = {
  seatPin: SeatPinTable
}

type SeatPinTable = { tenantId: number; userId: number; seatId: number; pinnedAt: Date }
