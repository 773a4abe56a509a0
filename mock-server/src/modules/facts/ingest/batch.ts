import type { ingest } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { organizationAt, projectAt, findSeat, type References } from './references.ts'
import type { TouchedDays } from './touched-days.ts'

/** A batch on its way into the tables: its events were all judged, and are new. */
export type Batch = {
  tx: TenantTx
  events: readonly ingest.IngestEvent[]
  known: References
  days: TouchedDays
  /** Seats whose status or hand the batch may have changed. */
  changedSeats: Set<number>
}

export function filterEvents<Type extends ingest.EventType>(
  { events }: Batch,
  type: Type,
): ingest.EventOf<Type>[] {
  return events.filter((event): event is ingest.EventOf<Type> => event.type === type)
}

/** The person a fact belongs to, and the work they did at that moment. */
export type Actor = {
  userId: number
  orgId: number | null
  businessTypeId: number
  projectId: number | null
}
export const ACTOR_COLUMNS = {
  userId: 'bigint',
  orgId: 'bigint',
  businessTypeId: 'bigint',
  projectId: 'bigint',
} as const

export function resolveActor(
  { known }: Batch,
  { account, businessTypeId }: { account: string; businessTypeId: number },
  at: Date,
): Actor {
  const seat = findSeat(known, account)
  if (!seat) throw new Error('an event of an unknown account was not refused')
  return {
    userId: seat.userId,
    orgId: organizationAt(seat, at),
    businessTypeId,
    projectId: projectAt(known, businessTypeId, at),
  }
}
