import { sql } from 'kysely'
import { insertRaisedHands, type HandRow } from '../raised-hand/public.ts'
import { filterEvents, type Batch } from './batch.ts'
import { insertion, overwritten, type FactTable } from './fact-table.ts'
import { toDate } from './read-event.ts'
import { findSeat } from './references.ts'

const HAND: FactTable<HandRow> = {
  name: 'seat_hand',
  columns: { userId: 'bigint', isRaised: 'boolean', changedAt: 'timestamptz' },
}

/** The latest event of each seat wins; of two at the same moment, the one received later. Hands touch no day. */
export async function storeHands(batch: Batch): Promise<void> {
  const latest = new Map<number, HandRow>()
  const all: HandRow[] = []
  for (const { account, at, isRaised } of filterEvents(batch, 'hand')) {
    const seat = findSeat(batch.known, account)
    if (!seat) throw new Error('an event of an unknown account was not refused')
    const row: HandRow = { userId: seat.userId, isRaised, changedAt: toDate(at) }
    all.push(row)
    const known = latest.get(row.userId)
    if (!known || known.changedAt <= row.changedAt) latest.set(row.userId, row)
  }
  if (latest.size === 0) return
  for (const userId of latest.keys()) batch.changedSeats.add(userId)
  const { db, tenantId } = batch.tx
  await sql`
    ${insertion(tenantId, HAND, [...latest.values()])}
    on conflict (tenant_id, user_id) do update set ${overwritten(['isRaised', 'changedAt'])}
    where excluded.changed_at >= seat_hand.changed_at`.execute(db)
  await insertRaisedHands(batch.tx, all)
}
