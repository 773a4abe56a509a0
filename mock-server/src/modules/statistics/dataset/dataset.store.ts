import { dataset, type DataOf, type Judgements, type ParsedQueryOf } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'

type LabelQuery = {
  bizTypeId?: number | undefined
  labelType?: number | undefined
  labelID?: number | undefined
}

/** Business and label; the rows are `s`. */
function ofLabel({ bizTypeId, labelType, labelID }: LabelQuery): RawBuilder<unknown> {
  return sql`
    ${bizTypeId === undefined ? sql`` : sql`and s.business_type_id = ${bizTypeId}`}
    ${labelType === undefined ? sql`` : sql`and s.label_type = ${labelType}`}
    ${labelID === undefined ? sql`` : sql`and s.label_id = ${labelID}`}`
}

/** The days on which anything was evaluated, in their order. */
export async function judgementsByDay(
  { db, tenantId }: TenantTx,
  filter: ParsedQueryOf<typeof dataset.series>,
): Promise<(Judgements & { day: string })[]> {
  const { rows } = await sql<Judgements & { day: string }>`
    select to_char(s.day, 'YYYYMMDD') as day, sum(s.correct)::bigint as correct, sum(s.missed)::bigint as missed,
           sum(s.wrong)::bigint as wrong
    from stat_dataset_day s
    where s.tenant_id = ${tenantId} and s.day between ${filter.beginDay}::date and ${filter.endDay}::date
      ${ofLabel(filter)}
    group by s.day order by s.day`.execute(db)
  return rows
}

type ListFilter = ParsedQueryOf<typeof dataset.evaluations> & { timezone: string }

/** Both days or none, which is any day. */
function inDays({ beginDay, endDay, timezone }: ListFilter): RawBuilder<unknown> {
  if (beginDay === undefined || endDay === undefined) return sql``
  return sql`and s.evaluated_at >= ${beginDay}::date::timestamp at time zone ${timezone}
    and s.evaluated_at < (${endDay}::date + 1)::timestamp at time zone ${timezone}`
}

export async function findEvaluations(
  { db, tenantId }: TenantTx,
  filter: ListFilter,
): Promise<DataOf<typeof dataset.evaluations>> {
  const { labelOption, pageIndex, pageSize } = filter
  const isSaid = labelOption === undefined ? sql`` : sql`and s.label_option = ${labelOption}`
  const condition = sql`
    s.tenant_id = ${tenantId} ${inDays(filter)} ${ofLabel(filter)} ${isSaid}`
  const counted = await sql<{
    total: number
  }>`select count(*) as total from dataset_evaluation s where ${condition}`.execute(db)
  const { rows } = await sql<DataOf<typeof dataset.evaluations>['records'][number]>`
    select s.id, s.title, s.label_id as "labelID", coalesce(question.name, rule.name, '') as "labelName",
           s.label_type as "labelType", s.label_option as "labelOption",
           floor(extract(epoch from s.evaluated_at))::bigint as "updatedAt", s.session_id as "sessionID",
           s.voice_id as "voiceID", s.sentence_index as index
    from dataset_evaluation s
    left join question on s.label_type = 1 and question.tenant_id = s.tenant_id and question.id = s.label_id
    left join quality_rule rule on s.label_type = 2 and rule.tenant_id = s.tenant_id and rule.id = s.label_id
    where ${condition} order by s.evaluated_at desc, s.id desc
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  return { records: rows, totalCnt: counted.rows[0]?.total ?? 0 }
}

/** Questions of one business, or of all. */
export function findKnowledge(
  { db, tenantId }: TenantTx,
  bizTypeId: number | undefined,
): Promise<DataOf<typeof dataset.knowledge>> {
  const ofTenant = db.selectFrom('question').where('tenantId', '=', tenantId)
  const condition = bizTypeId === undefined ? ofTenant : ofTenant.where('businessTypeId', '=', bizTypeId)
  return condition
    .select(['id', 'name'])
    .orderBy(naturalOrder('name'))
    .orderBy('id')
    .limit(dataset.MAX_LISTED)
    .execute()
}
