import { judgedLabel } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { CAN_BE_FOUND } from '../../labels/label-detection/public.ts'

/** The label was found in a call of the session. */
const IS_HIT = sql`exists (
  select from reported_call c join label_hit h on h.tenant_id = c.tenant_id and h.call_id = c.call_id
  where c.tenant_id = j.tenant_id and c.session_id = j.session_id and h.label_id = j.label_id)`

/** The judgements of a label, of sessions in which it can be found: it may be of another product by now. */
function labelJudgements(tenantId: number, labelId: number) {
  return sql`label_judgement j
    join smart_label l on l.tenant_id = j.tenant_id and l.id = j.label_id
    where j.tenant_id = ${tenantId} and j.label_id = ${labelId} and coalesce((
      select bool_or(${CAN_BE_FOUND}) from reported_call c
      where c.tenant_id = j.tenant_id and c.session_id = j.session_id), true)`
}

export async function countJudged(
  { db, tenantId }: TenantTx,
  labelId: number,
): Promise<judgedLabel.JudgedFigures> {
  const { rows } = await sql<judgedLabel.JudgedFigures>`
    select count(*) as judged, count(*) filter (where is_hit) as hit, count(*) filter (where belongs) as belonging,
           count(*) filter (where is_hit and belongs) as right
    from (select j.belongs, ${IS_HIT} as is_hit from ${labelJudgements(tenantId, labelId)}) judged`.execute(
    db,
  )
  return rows[0] ?? { judged: 0, hit: 0, belonging: 0, right: 0 }
}

const OF_KIND: Readonly<Record<judgedLabel.JudgedKind, RawBuilder<unknown>>> = {
  judged: sql`true`,
  hit: sql`"isHit"`,
  belonging: sql`belongs`,
  right: sql`"isHit" and belongs`,
}

const SESSION = sql`
  j.session_id as "sessionId", floor(extract(epoch from j.started_at))::bigint as "startedAt", j.belongs,
  coalesce((select u.name from reported_call c join person u on u.tenant_id = c.tenant_id and u.id = c.user_id
    where c.tenant_id = j.tenant_id and c.session_id = j.session_id and c.started_at is not null
    order by c.started_at, c.call_id limit 1), '') as "seatName"`

/** The newest first. */
export async function judgedSessions(
  { db, tenantId }: TenantTx,
  { labelId, kind }: { labelId: number; kind: judgedLabel.JudgedKind },
): Promise<judgedLabel.JudgedSession[]> {
  const { rows } = await sql<judgedLabel.JudgedSession>`
    select judged.* from (select ${SESSION}, ${IS_HIT} as "isHit" from ${labelJudgements(tenantId, labelId)}) judged
    where ${OF_KIND[kind]}
    order by "startedAt" desc, "sessionId" limit ${judgedLabel.MAX_JUDGED_SESSIONS}`.execute(db)
  return rows
}

export type SessionOfSlice = Omit<judgedLabel.JudgedSession, 'isHit'> & { callIds: string[] }

/** Judged sessions with their calls by their ids, after one of them. */
export async function sessionsAfter(
  { db, tenantId }: TenantTx,
  { labelId, after, limit }: { labelId: number; after: string | null; limit: number },
): Promise<SessionOfSlice[]> {
  const { rows } = await sql<SessionOfSlice>`
    select ${SESSION}, array(select c.call_id from reported_call c
      where c.tenant_id = j.tenant_id and c.session_id = j.session_id order by c.call_id) as "callIds"
    from label_judgement j
    where j.tenant_id = ${tenantId} and j.label_id = ${labelId}
      ${after === null ? sql`` : sql`and j.session_id > ${after}`}
    order by j.session_id limit ${limit}`.execute(db)
  return rows
}

/** Share of a label's judged sessions up to one of them, from 0 to 1. */
export async function shareUpTo(
  { db, tenantId }: TenantTx,
  { labelId, sessionId }: { labelId: number; sessionId: string },
): Promise<number> {
  const { rows } = await sql<{ share: number }>`
    select (count(*) filter (where session_id <= ${sessionId}))::float8 / greatest(count(*), 1) as share
    from label_judgement where tenant_id = ${tenantId} and label_id = ${labelId}`.execute(db)
  return rows[0]?.share ?? 1
}
