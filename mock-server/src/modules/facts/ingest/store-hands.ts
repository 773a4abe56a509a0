import { sql } from 'kysely'
import { filterEvents, type Batch } from './batch.ts'
import { insertion, overwritten, type FactTable } from './fact-table.ts'
import { toDate } from './read-event.ts'
import { findSeat } from './references.ts'

type HandRow = { userId: number; isRaised: boolean; changedAt: Date }

const HAND: FactTable<HandRow> = {
  name: 'seat_hand',
  columns: { userId: 'bigint', isRaised: 'boolean', changedAt: 'timestamptz' },
}

/** The latest of each seat wins, of two at the same moment the one received later. It touches no day. */
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
  await insertRaisedHands(batch, all)
}

/** Each raised hand is a row of its own; what lowers it is the first lowering after it that is known when it comes. */
async function insertRaisedHands({ tx }: Batch, hands: readonly HandRow[]): Promise<void> {
  const raised = hands.filter(({ isRaised }) => isRaised)
  const lowered = hands.filter(({ isRaised }) => !isRaised)
  if (raised.length > 0) {
    await sql`
      insert into raised_hand (tenant_id, user_id, raised_at)
      select ${tx.tenantId}, hand.* from ${unnestHands(raised)}
      on conflict (tenant_id, user_id, raised_at) do nothing`.execute(tx.db)
  }
  if (lowered.length > 0) {
    await sql`
      update raised_hand h set lowered_at = ended.at
      from (
        select last.id, min(hand.at) as at from ${unnestHands(lowered)} cross join lateral (
          select id from raised_hand where tenant_id = ${tx.tenantId} and user_id = hand.user_id and raised_at <= hand.at
          order by raised_at desc limit 1) last group by last.id) ended
      where h.tenant_id = ${tx.tenantId} and h.id = ended.id
        and (h.lowered_at is null or h.lowered_at > ended.at)`.execute(tx.db)
  }
}

const unnestHands = (hands: readonly HandRow[]) => sql`
  unnest(${sql.val(hands.map(({ userId }) => userId))}::bigint[],
         ${sql.val(hands.map(({ changedAt }) => changedAt))}::timestamptz[]) hand (user_id, at)`
