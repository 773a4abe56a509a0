import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** First half of the key of the lock below; the second is the tenant. */
export const INGEST_LOCK = 20_261_104

/**
 * Lets one batch of a tenant in at a time, until its transaction ends. What a batch reads is then still so when it
 * writes: the ids ingested before, the old day of a call whose beginning moves.
 */
export async function lockIngest({ db, tenantId }: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${INGEST_LOCK}::integer, ${tenantId}::integer)`.execute(db)
}

export async function findTimezone({ db, tenantId }: TenantTx): Promise<string> {
  const { timezone } = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select('timezone')
    .executeTakeFirstOrThrow()
  return timezone
}

/** Finds the ids that were ingested before. */
export async function findIngestedIds(
  { db, tenantId }: TenantTx,
  eventIds: readonly string[],
): Promise<Set<string>> {
  if (eventIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('ingestedEvent')
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`event_id = any(${eventIds}::text[])`)
    .select('eventId')
    .execute()
  return new Set(rows.map(({ eventId }) => eventId))
}

/** Fails for an id that is there: `findIngestedIds` was called first, and nobody else writes them meanwhile. */
export async function insertIngestedIds(
  { db, tenantId }: TenantTx,
  eventIds: readonly string[],
  receivedAt: Date,
): Promise<void> {
  await sql`
    insert into ingested_event (tenant_id, event_id, received_at)
    select ${tenantId}::bigint, unnest(${eventIds}::text[]), ${receivedAt}`.execute(db)
}
