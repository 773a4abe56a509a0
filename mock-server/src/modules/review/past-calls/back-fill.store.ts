import type { label } from '@console/contracts'
import { sql, type Selectable } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { DAY_MS } from '../../../platform/time/units.ts'
import type { Cursor } from './past-calls.store.ts'

export type StoredBackFill = Selectable<Database['labelBackFill']>

/** Records of one answer at most, the newest. */
const MAX_LISTED = 20

export async function insertBackFill(
  { db, tenantId }: TenantTx,
  { labelId, days, by, at }: { labelId: number; days: number; by: number; at: Date },
): Promise<void> {
  const beginsAt = new Date(at.getTime() - days * DAY_MS)
  await db
    .insertInto('labelBackFill')
    .values({ tenantId, labelId, days, beginsAt, endsAt: at, startedAt: at, startedBy: by })
    .execute()
}

export async function isRunning({ db }: TenantTx, labelId: number): Promise<boolean> {
  const found = await db
    .selectFrom('labelBackFill')
    .where('labelId', '=', labelId)
    .where('endedAt', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Locks a back-fill; undefined if it has ended. */
export function lockRunning({ db }: TenantTx, id: number): Promise<StoredBackFill | undefined> {
  return db
    .selectFrom('labelBackFill')
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

type Progress = { calls: number; hits: number; cursor: Cursor | null }

export async function addProgress({ db }: TenantTx, id: number, { calls, hits, cursor }: Progress) {
  await db
    .updateTable('labelBackFill')
    .set({
      calls: sql`calls + ${calls}`,
      hits: sql`hits + ${hits}`,
      ...(cursor && { cursorAt: sql`${cursor.micros}::bigint`, cursorCall: cursor.callId }),
    })
    .where('id', '=', id)
    .execute()
}

export async function endBackFill({ db }: TenantTx, id: number, end: { at: Date; isStopped: boolean }) {
  await db
    .updateTable('labelBackFill')
    .set({ endedAt: end.at, isStopped: end.isStopped })
    .where('id', '=', id)
    .execute()
}

/** Back-fills of a label, the newest first. */
export async function findBackFills({ db, tenantId }: TenantTx, labelId: number): Promise<label.BackFill[]> {
  const { rows } = await sql<label.BackFill>`
    select f.id, f.days, case when f.ended_at is null then 'running' when f.is_stopped then 'stopped' else 'done' end as state,
           f.calls, f.hits,
           case when f.ended_at is not null and not f.is_stopped then 1 when f.cursor_at is null then 0
             else extract(epoch from f.ends_at - (timestamptz 'epoch' + f.cursor_at * interval '1 microsecond'))::float8
               / extract(epoch from f.ends_at - f.begins_at)::float8 end as progress,
           floor(extract(epoch from f.started_at))::bigint as "startedAt", u.name as "startedBy",
           floor(extract(epoch from f.ended_at))::bigint as "endedAt"
    from label_back_fill f left join person u on u.tenant_id = f.tenant_id and u.id = f.started_by
    where f.tenant_id = ${tenantId} and f.label_id = ${labelId}
    order by f.id desc limit ${MAX_LISTED}`.execute(db)
  return rows
}
