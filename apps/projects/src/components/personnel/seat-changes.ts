/** The changes of seats, by id. Unchanged seats are in neither. */
export type SeatChanges = { placed: readonly number[]; withdrawn: readonly number[] }

export const NO_CHANGES: SeatChanges = { placed: [], withdrawn: [] }

type Seat = { userId: number; isPlaced: boolean }

/** The stored state of a seat. */
export function withSeat({ placed, withdrawn }: SeatChanges, { userId, isPlaced }: Seat): SeatChanges {
  const others = (ids: readonly number[]) => ids.filter((id) => id !== userId)
  if (placed.includes(userId) || withdrawn.includes(userId)) {
    return { placed: others(placed), withdrawn: others(withdrawn) }
  }
  return isPlaced ? { placed, withdrawn: [...withdrawn, userId] } : { placed: [...placed, userId], withdrawn }
}

export function isTicked({ placed, withdrawn }: SeatChanges, { userId, isPlaced }: Seat): boolean {
  return placed.includes(userId) || (isPlaced && !withdrawn.includes(userId))
}
