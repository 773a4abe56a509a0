import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** Position before the next calls: the last one that was judged, by its beginning in microseconds and its id. */
export type Cursor = { micros: string; callId: string }

export function readCursor(text: string | null): Cursor | null {
  if (text === null) return null
  const at = text.indexOf('_')
  return { micros: text.slice(0, at), callId: text.slice(at + 1) }
}

export type PastCalls = { businessTypeId: number; from: Date; until: Date; cursor: Cursor | null }
export type PastCall = { callId: string; sessionId: string | null; startedAt: Date; micros: string }

/** Calls of a business that began in a time, the newest first. */
export async function pastCalls(
  { db, tenantId }: TenantTx,
  { businessTypeId, from, until, cursor }: PastCalls,
  limit: number,
): Promise<PastCall[]> {
  const after =
    cursor === null
      ? sql``
      : sql`and (c.started_at, c.call_id) < (
          timestamptz 'epoch' + ${cursor.micros}::bigint * interval '1 microsecond', ${cursor.callId})`
  const { rows } = await sql<PastCall>`
    select c.call_id as "callId", c.session_id as "sessionId", c.started_at as "startedAt",
           (extract(epoch from c.started_at) * 1000000)::bigint::text as micros
    from reported_call c
    where c.tenant_id = ${tenantId} and c.business_type_id = ${businessTypeId}
      and c.started_at >= ${from} and c.started_at < ${until} ${after}
    order by c.started_at desc, c.call_id desc limit ${limit}`.execute(db)
  return rows
}

export async function findBusinessTypeId({ db }: TenantTx, labelId: number): Promise<number> {
  const { businessTypeId } = await db
    .selectFrom('smartLabel')
    .where('id', '=', labelId)
    .select('businessTypeId')
    .executeTakeFirstOrThrow()
  return businessTypeId
}
