import { label, type labelJudgement } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { IS_JUDGEABLE, IS_OF_CALL } from '../../labels/label-detection/public.ts'

/** Labels that can be named as missed; a business has some hundreds. */
const MAX_OFFERED = 1000

export function findJudgements(
  { db, tenantId }: TenantTx,
  sessionId: string,
): Promise<labelJudgement.LabelJudgement[]> {
  return sql<labelJudgement.LabelJudgement>`
    select j.label_id as "labelId", l.name as "labelName", j.belongs, u.name as "judgedBy",
           floor(extract(epoch from j.judged_at))::bigint as "judgedAt"
    from label_judgement j
    join smart_label l on l.tenant_id = j.tenant_id and l.id = j.label_id
    join person u on u.tenant_id = j.tenant_id and u.id = j.judged_by
    where j.tenant_id = ${tenantId} and j.session_id = ${sessionId} and l.deleted_at is null
    order by l.name, l.id`
    .execute(db)
    .then(({ rows }) => rows)
}

const inSession = (sessionId: string, condition: RawBuilder<unknown>) => sql`exists (
  select from reported_call c where c.tenant_id = l.tenant_id and c.session_id = ${sessionId} and ${condition})`

/** The enabled labels that can be found in a session, as it is stored. */
export async function offeredLabels(
  { db, tenantId }: TenantTx,
  sessionId: string,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select l.id, l.name from smart_label l
    where l.tenant_id = ${tenantId} and l.is_enabled and l.deleted_at is null
      and (l.rule ->> 'labelType' = ${String(label.LABEL_TYPE.prompt)} or jsonb_array_length(l.rule -> 'conditions') > 0)
      and ${inSession(sessionId, IS_JUDGEABLE)}
    order by l.name, l.id limit ${MAX_OFFERED}`.execute(db)
  return rows
}

/** The name of a label that can be judged in a session, enabled or not; by listening if its words are not stored. */
export async function judgeableName(
  { db, tenantId }: TenantTx,
  { labelId, sessionId }: Judged,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select l.name from smart_label l
    where l.tenant_id = ${tenantId} and l.id = ${labelId} and l.deleted_at is null
      and ${inSession(sessionId, IS_OF_CALL)}`.execute(db)
  return rows[0]?.name
}

export type Judged = { labelId: number; sessionId: string }

/** The stored verdict on a label in a session, which nobody changes until this transaction ends. */
export async function lockJudged(
  { db, tenantId }: TenantTx,
  { labelId, sessionId }: Judged,
): Promise<{ belongs: boolean } | undefined> {
  const name = `label judgement ${labelId} ${sessionId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${tenantId}))`.execute(db)
  return db
    .selectFrom('labelJudgement')
    .where('labelId', '=', labelId)
    .where('sessionId', '=', sessionId)
    .select('belongs')
    .executeTakeFirst()
}

type Said = Judged & { belongs: boolean; by: number; at: Date }

export async function storeJudgement({ db, tenantId }: TenantTx, said: Said): Promise<void> {
  const { labelId, sessionId, belongs, by, at } = said
  await sql`
    insert into label_judgement (tenant_id, label_id, session_id, started_at, belongs, judged_by, judged_at)
    select ${tenantId}, ${labelId}, ${sessionId}, min(c.started_at), ${belongs}, ${by}, ${at}
    from reported_call c where c.tenant_id = ${tenantId} and c.session_id = ${sessionId} and c.started_at is not null
    on conflict (tenant_id, label_id, session_id)
      do update set belongs = excluded.belongs, judged_by = excluded.judged_by, judged_at = excluded.judged_at
  `.execute(db)
}

export async function deleteJudgement({ db }: TenantTx, { labelId, sessionId }: Judged): Promise<void> {
  await db
    .deleteFrom('labelJudgement')
    .where('labelId', '=', labelId)
    .where('sessionId', '=', sessionId)
    .execute()
}
