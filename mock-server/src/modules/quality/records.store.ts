import { EXACT_COUNT_LIMIT, quality, type DataOf, type ParsedBodyOf } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../context.ts'
import { inScope } from '../statistics/stat-filter.ts'
import type { Scope } from '../statistics/statistics.policy.ts'

type Records = DataOf<typeof quality.records>
type Wanted = Omit<ParsedBodyOf<typeof quality.records>, 'orgId'> & {
  /** What is in any of them. */
  scopes: readonly Scope[]
}

/** One page of violations, newest first. */
export async function findRecords({ db, tenantId }: TenantTx, wanted: Wanted): Promise<Records> {
  const { pageNum, pageSize } = wanted
  const matching = sql`s.tenant_id = ${tenantId} and ${condition(wanted)}`
  const counted = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from violation s where ${matching} limit ${EXACT_COUNT_LIMIT + 1}) counted`.execute(db)
  const { rows } = await sql<Records['tableData'][number]>`
    select s.id as "idmId", coalesce(conversation.channel, '') as "idmChannelId",
           coalesce(conversation.customer, '') as "clientUser", business.name as business,
           seat.name as "idmServiceName", s.source as "idmDataSource", rule.name as "idmRuleName",
           s.words as "idmWord", floor(extract(epoch from s.hit_at))::bigint as "idmHitTime",
           s.cover_status as "anaphoraStatus", s.session_id as "sessionId", s.level as "ruleLevel"
    from (select * from violation s where ${matching} order by s.hit_at desc, s.id desc
          limit ${pageSize} offset ${(pageNum - 1) * pageSize}) s
    join quality_rule rule on rule.tenant_id = s.tenant_id and rule.id = s.rule_id
    join business_type business on business.tenant_id = s.tenant_id and business.id = s.business_type_id
    join app_user seat on seat.tenant_id = s.tenant_id and seat.id = s.user_id
    left join conversation on conversation.tenant_id = s.tenant_id and conversation.session_id = s.session_id
    order by s.hit_at desc, s.id desc`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  return {
    tableData: rows,
    total: Math.min(total, EXACT_COUNT_LIMIT),
    totalIsCapped: total > EXACT_COUNT_LIMIT,
  }
}

function condition(wanted: Wanted): RawBuilder<unknown> {
  const { beginTime, endTime = beginTime + quality.MAX_RECORD_RANGE_SECONDS, bizTypeId, scopes } = wanted
  const { userId, ruleId, ruleLevel, idmDataSource, anaphoraStatus, sessionId } = wanted
  const parts = [
    sql`s.business_type_id = ${bizTypeId}`,
    sql`s.hit_at >= to_timestamp(${beginTime})`,
    // A time on the wire is a whole second: the last one counts to its end.
    sql`s.hit_at < to_timestamp(${endTime + 1})`,
    sql`(${sql.join(
      scopes.map((scope) => sql`(true ${inScope(scope)})`),
      sql` or `,
    )})`,
  ]
  if (userId.length > 0) parts.push(sql`s.user_id = any(${sql.val(userId)}::bigint[])`)
  if (ruleId !== undefined) parts.push(sql`s.rule_id = ${ruleId}`)
  if (ruleLevel !== undefined) parts.push(sql`s.level = ${ruleLevel}`)
  if (idmDataSource >= 0) parts.push(sql`s.source = ${idmDataSource}`)
  if (anaphoraStatus >= 0) parts.push(sql`s.cover_status = ${anaphoraStatus}`)
  if (sessionId !== undefined) parts.push(sql`s.session_id = ${sessionId}`)
  return sql.join(parts, sql` and `)
}

/** Whether all of them are people of the scope, as they belong today. */
export async function areAllIn(
  { db, tenantId }: TenantTx,
  { userIds, scope }: { userIds: readonly number[]; scope: Scope },
): Promise<boolean> {
  const { rows } = await sql<{ known: number }>`
    select count(*) as known from app_user s
    where s.tenant_id = ${tenantId} and s.id = any(${sql.val(userIds)}::bigint[]) ${inScope(scope)}`.execute(
    db,
  )
  return rows[0]?.known === new Set(userIds).size
}
