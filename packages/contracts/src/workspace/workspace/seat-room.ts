/** Room id with a positive whole number without leading zeros: each seat has one room id. */
const SEAT_ROOM = /^seat-([1-9]\d{0,15})$/

/** The room in which a seat can be watched. */
export function seatRoomId(userId: number): string {
  return `seat-${userId}`
}

/** The seat whose room it is; null for what is no room of a seat. */
export function userOfSeatRoom(roomId: string): number | null {
  const userId = Number(SEAT_ROOM.exec(roomId)?.[1])
  return Number.isSafeInteger(userId) ? userId : null
}
