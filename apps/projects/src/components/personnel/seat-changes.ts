/** What is to become of seats, by id: true places one, false withdraws it. Those that stay as they are, are not in it. */
export type SeatChanges = ReadonlyMap<number, boolean>

/** A seat as it was found, ticked or not. */
export function withSeat(changes: SeatChanges, seat: { userId: number; isPlaced: boolean }): SeatChanges {
  const next = new Map(changes)
  if (next.has(seat.userId)) next.delete(seat.userId)
  else next.set(seat.userId, !seat.isPlaced)
  return next
}

export function seatsOf(changes: SeatChanges): { placed: number[]; withdrawn: number[] } {
  const ids = (isPlaced: boolean) =>
    [...changes].filter(([, wanted]) => wanted === isPlaced).map(([userId]) => userId)
  return { placed: ids(true), withdrawn: ids(false) }
}
