import type { Batch } from './batch.ts'

/** Facts arrived that may change what seats are doing at present; `about` names the seats, once for a whole batch. */
export const SEATS_CHANGED = 'seats.changed'

/** The first event of a batch is in no other one, so that its id names the batch. */
export async function reportChangedSeats({ tx, events: [first], changedSeats }: Batch): Promise<void> {
  if (!first || changedSeats.size === 0) return
  await tx.emit({ topic: SEATS_CHANGED, key: first.eventId, ids: [...changedSeats] })
}
