import type { DataOf, ParsedQueryOf, sessionRecord } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../../statistics/statistics/public.ts'

/**
 * Judgements are reported with session ids of the platform; people who see the whole company also see the ones whose session
 * is not known here.
 */
const isVisible = (scope: Scope) =>
  scope.rootId === null
    ? sql``
    : sql`and exists (select 1 from session_seat s
        where s.tenant_id = d.tenant_id and s.session_id = d.session_id ${inScope(scope)})`

type JudgementQuery = ParsedQueryOf<typeof sessionRecord.judgements> & { scope: Scope }

export async function findJudgements(
  { db, tenantId }: TenantTx,
  { bizId, labelType, labelOption, sessionId, pageIndex, pageSize, scope }: JudgementQuery,
): Promise<DataOf<typeof sessionRecord.judgements>> {
  const condition = sql`d.tenant_id = ${tenantId} ${isVisible(scope)}
    ${bizId === undefined ? sql`` : sql`and d.business_type_id = ${bizId}`}
    ${labelType === undefined ? sql`` : sql`and d.label_type = ${labelType}`}
    ${labelOption === undefined ? sql`` : sql`and d.label_option = ${labelOption}`}
    ${sessionId === undefined ? sql`` : sql`and d.session_id = ${sessionId}`}`
  const counted = await sql<{ total: number }>`
    select count(*) as total from dataset_evaluation d where ${condition}`.execute(db)
  const { rows } = await sql<sessionRecord.Judgement>`
    select d.evaluation_id as "evaluationId", d.revision, d.title, d.label_id as "labelID",
           coalesce(question.name, rule.name, '') as "labelName", d.label_type as "labelType",
           d.label_option as "labelOption", d.business_type_id as "bizId", b.name as "businessName",
           d.session_id as "sessionId", d.voice_id as "voiceId", d.sentence_index as index,
           floor(extract(epoch from d.evaluated_at))::bigint as "updatedAt"
    from dataset_evaluation d
    join business b on b.tenant_id = d.tenant_id and b.id = d.business_type_id
    left join question on d.label_type = 1 and question.tenant_id = d.tenant_id and question.id = d.label_id
    left join quality_rule rule on d.label_type = 2 and rule.tenant_id = d.tenant_id and rule.id = d.label_id
    where ${condition} order by d.evaluated_at desc, d.id desc
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  return { judgements: rows, total: counted.rows[0]?.total ?? 0 }
}

export type KnownJudgement = { sessionId: string; labelOption: number; labelId: number; revision: number }

/** Locks a judgement, which stays as it is until this transaction ends. */
export async function lockJudgement(
  { db, tenantId }: TenantTx,
  evaluationId: string,
): Promise<KnownJudgement | undefined> {
  return db
    .selectFrom('datasetEvaluation')
    .where('tenantId', '=', tenantId)
    .where('evaluationId', '=', evaluationId)
    .select(['sessionId', 'labelOption', 'labelId', 'revision'])
    .forUpdate()
    .executeTakeFirst()
}

/** The name of the judged item, if the business has it. */
export async function judgedName(
  { db, tenantId }: TenantTx,
  { table, id, bizId }: { table: 'question' | 'qualityRule'; id: number; bizId: number },
): Promise<string | undefined> {
  const found = await db
    .selectFrom(table)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('businessTypeId', '=', bizId)
    .select('name')
    .executeTakeFirst()
  return found?.name
}

export async function hasSentence(
  { db, tenantId }: TenantTx,
  { sessionId, voiceId, index }: { sessionId: string; voiceId: string; index: number },
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select 1 from reported_call c join utterance u on u.tenant_id = c.tenant_id and u.call_id = c.call_id
      where c.tenant_id = ${tenantId} and c.session_id = ${sessionId} and c.call_id = ${voiceId} and u.seq = ${index}
    ) as has`.execute(db)
  return rows[0]?.has === true
}
