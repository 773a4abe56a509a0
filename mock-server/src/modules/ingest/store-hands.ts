import { sql } from 'kysely'
import { eventsOf, type Batch } from './batch.ts'
import { insertion, takenOver, type FactTable } from './fact-table.ts'
import { timeOf } from './read-event.ts'
import { seatOf } from './known-things.ts'

type HandRow = { userId: number; isRaised: boolean; changedAt: Date }

const HAND: FactTable<HandRow> = {
  name: 'seat_hand',
  columns: { userId: 'bigint', isRaised: 'boolean', changedAt: 'timestamptz' },
}

/** Of each seat the latest stands, of two at the same moment the one received later. It touches no day. */
export async function storeHands(batch: Batch): Promise<void> {
  const latest = new Map<number, HandRow>()
  for (const { account, at, isRaised } of eventsOf(batch, 'hand')) {
    const seat = seatOf(batch.known, account)
    if (!seat) throw new Error('an event of an unknown account was not refused')
    const row: HandRow = { userId: seat.userId, isRaised, changedAt: timeOf(at) }
    const known = latest.get(row.userId)
    if (!known || known.changedAt <= row.changedAt) latest.set(row.userId, row)
  }
  if (latest.size === 0) return
  const { db, tenantId } = batch.tx
  await sql`
    ${insertion(tenantId, HAND, [...latest.values()])}
    on conflict (tenant_id, user_id) do update set ${takenOver(['isRaised', 'changedAt'])}
    where excluded.changed_at >= seat_hand.changed_at`.execute(db)
}
