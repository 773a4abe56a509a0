import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type HandRow = { userId: number; isRaised: boolean; changedAt: Date }

/**
 * Each raised hand is a row of its own; it is lowered by the first later lowering that is known when the hand is reported.
 */
export async function insertRaisedHands(tx: TenantTx, hands: readonly HandRow[]): Promise<void> {
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

/** The raised hands of these seats are being sent to somebody who may answer them: the first time is stored, for the seat. */
export async function noteHandsSeen(
  { db, tenantId }: TenantTx,
  { userIds, now }: { userIds: readonly number[]; now: Date },
): Promise<void> {
  if (userIds.length === 0) return
  await sql`
    update raised_hand h set seen_at = ${now} from seat_hand s
    where s.tenant_id = ${tenantId} and s.user_id = any(${sql.val(userIds)}::bigint[]) and s.is_raised
      and h.tenant_id = ${tenantId} and h.user_id = s.user_id and h.raised_at = s.changed_at and h.seen_at is null`.execute(
    db,
  )
}

type Handling = { answer: string; by: number; at: Date }

export async function updateHandled({ db }: TenantTx, id: number, handled: Handling): Promise<void> {
  await db
    .updateTable('raisedHand')
    .set((eb) => ({
      answer: handled.answer,
      handledBy: handled.by,
      handledAt: handled.at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
