import { sql } from 'kysely'
import type { Presence } from '../../../access/presence.ts'
import type { TenantTx } from '../../../platform/context/context.ts'

/**
 * Stores until when these seats count as connected, and returns the seats that did not before. A simulated client does not
 * replace a real one: the end of the real one has to be stored as a fact first.
 */
export async function upsertPresence(
  { db, tenantId }: TenantTx,
  heard: readonly Presence[],
  { now, isSimulated }: { now: Date; isSimulated: boolean },
): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    with heard as (
      select * from unnest(${sql.val(heard.map(({ userId }) => userId))}::bigint[],
                           ${sql.val(heard.map(({ version }) => version))}::text[],
                           ${sql.val(heard.map(({ until }) => until))}::timestamptz[]) h (user_id, version, present_until)
    ), known as (
      select user_id from seat_presence where tenant_id = ${tenantId} and present_until >= ${now}
    ), stored as (
      insert into seat_presence (tenant_id, user_id, version, present_until, is_simulated)
      select ${tenantId}, s.id, h.version, h.present_until, ${isSimulated}
      from heard h join person s on s.tenant_id = ${tenantId} and s.id = h.user_id
      where s.status = 'enabled' and s.type in ('TSR', 'TeamTSR')
      order by s.id
      on conflict (tenant_id, user_id) do update
        set version = excluded.version, present_until = excluded.present_until, is_simulated = excluded.is_simulated
        where seat_presence.is_simulated or not excluded.is_simulated
      returning user_id
    )
    select user_id as "userId" from stored where user_id not in (select user_id from known)`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** The seats whose agents have a client of their own connected. */
export async function findPresentAccounts(
  { db, tenantId }: TenantTx,
  now: Date,
): Promise<{ userId: number; account: string }[]> {
  return db
    .selectFrom('seatPresence')
    .innerJoin('person', (join) =>
      join
        .onRef('person.tenantId', '=', 'seatPresence.tenantId')
        .onRef('person.id', '=', 'seatPresence.userId'),
    )
    .where('seatPresence.tenantId', '=', tenantId)
    .where('isSimulated', '=', false)
    .where('presentUntil', '>=', now)
    .select(['person.id as userId', 'person.username as account'])
    .execute()
}

export async function deletePresence({ db, tenantId }: TenantTx, userId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('seatPresence')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
