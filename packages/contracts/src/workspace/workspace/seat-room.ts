/** Room id with a positive whole number without leading zeros: each seat has one room id. */
const SEAT_ROOM = /^seat-([1-9]\d{0,15})$/

/** The room in which a seat can be watched. */
export function seatRoomId(userId: number): string {
  return `seat-${userId}`
}

/** Returns the seat that the room belongs to; null for a room that is not a seat's. */
export function userOfSeatRoom(roomId: string): number | null {
  const userId = Number(SEAT_ROOM.exec(roomId)?.[1])
  return Number.isSafeInteger(userId) ? userId : null
}
