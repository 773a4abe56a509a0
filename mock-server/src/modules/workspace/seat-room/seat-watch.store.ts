import { sql, type Selectable } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { DatabaseClient } from '../../../platform/db/client.ts'
import type { Database } from '../../../platform/db/schema.ts'

export type Watch = Selectable<Database['seatWatch']>
type WatchKey = { stayId: string; seatId: number }

/** A watch is checked every second, and stored as going on at most this often. */
const CONFIRMED_EVERY_MS = 30_000

/** Begins a watch, or confirms that it goes on. */
export async function upsertWatch(
  { db, tenantId }: TenantTx,
  { stayId, seatId, watcherId, now }: WatchKey & { watcherId: number; now: Date },
): Promise<void> {
  await sql`
    insert into seat_watch as known
      (tenant_id, stay_id, seat_id, watcher_id, seat_tenant_id, seat_name, seat_company, began_at, seen_at)
    select ${tenantId}, ${stayId}, ${seatId}, ${watcherId}, s.tenant_id, s.name, s.company, ${now}, ${now}
    from watched_seat(${seatId}, ${now}) s
    on conflict (tenant_id, stay_id, seat_id) do update set seen_at = ${now}
      where known.seen_at <= ${new Date(now.getTime() - CONFIRMED_EVERY_MS)}`.execute(db)
}

/** The caller that deletes it has to audit it. */
export async function deleteWatch(
  { db, tenantId }: TenantTx,
  { stayId, seatId }: WatchKey,
): Promise<Watch | undefined> {
  return db
    .deleteFrom('seatWatch')
    .where('tenantId', '=', tenantId)
    .where('stayId', '=', stayId)
    .where('seatId', '=', seatId)
    .returningAll()
    .executeTakeFirst()
}

export async function findCompanyName({ db, tenantId }: TenantTx): Promise<string> {
  const { nameEn } = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select('nameEn')
    .executeTakeFirstOrThrow()
  return nameEn
}

type Unconfirmed = WatchKey & { tenantId: number; watcherId: number; watcherName: string }

/** Unconfirmed watches of all companies. */
export async function findUnconfirmedWatches(db: DatabaseClient, seenBefore: Date): Promise<Unconfirmed[]> {
  const { rows } = await sql<Unconfirmed>`
    select tenant_id as "tenantId", stay_id as "stayId", seat_id as "seatId", watcher_id as "watcherId",
           watcher_name as "watcherName"
    from unconfirmed_watches(${seenBefore})`.execute(db)
  return rows
}
