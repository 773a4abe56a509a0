import { quality, type Complete, type ParsedBodyOf } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { allHold, anyHolds } from '../../../platform/db/lists.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../../statistics/statistics/public.ts'
import { canOpenConversation, joinConversation } from './conversation.ts'

type RecordQuery = Omit<ParsedBodyOf<typeof quality.records>, 'orgId' | 'order' | 'pageNum' | 'pageSize'> & {
  /** Records in any of these count. */
  scopes: readonly Scope[]
}

/** With every field. */
export type StoredRecord = Complete<quality.ViolationRecord>

type Position = {
  /** Absent: the newest first. */
  order?: quality.RecordOrder
  /** Only what comes after this one, newest first. */
  belowId?: number | undefined
  offset?: number
  limit: number
  /** Everything that the reader sees. */
  visible: Scope
}

/** Counted no further than `limit`. */
export async function countRecords(
  { db, tenantId }: TenantTx,
  query: RecordQuery,
  limit?: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from violation s where s.tenant_id = ${tenantId} and ${condition(query)}
      ${limit === undefined ? sql`` : sql`limit ${limit}`}) counted`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findRecords(
  { db, tenantId }: TenantTx,
  query: RecordQuery,
  { order = 'newest', belowId, offset = 0, limit, visible }: Position,
): Promise<StoredRecord[]> {
  const hitAt = sql`(select hit_at from violation where tenant_id = ${tenantId} and id = ${belowId})`
  // Not a pair of values: the index would be walked to it from the end of the range.
  const isBelow =
    belowId === undefined
      ? sql``
      : sql`and s.hit_at <= ${hitAt} and (s.hit_at < ${hitAt} or s.id < ${belowId})`
  const direction = order === 'newest' ? sql`desc` : sql`asc`
  const { rows } = await sql<StoredRecord>`
    select v.id as "idmId", coalesce(conversation.channel, '') as "idmChannelId",
           coalesce(conversation.customer, '') as "clientUser", business.name as business,
           seat.name as "idmServiceName", v.source as "idmDataSource", rule.name as "idmRuleName",
           v.words as "idmWord", floor(extract(epoch from v.hit_at))::bigint as "idmHitTime",
           v.cover_status as "anaphoraStatus", v.review, said.id as "sessionId",
           ${canOpenConversation(visible)} as "canOpenSession", v.level as "ruleLevel"
    from (select * from violation s
          where s.tenant_id = ${tenantId} and ${condition(query)} ${isBelow}
          order by s.hit_at ${direction}, s.id ${direction} limit ${limit} offset ${offset}) v
    join quality_rule rule on rule.tenant_id = v.tenant_id and rule.id = v.rule_id
    join business on business.tenant_id = v.tenant_id and business.id = v.business_type_id
    join person seat on seat.tenant_id = v.tenant_id and seat.id = v.user_id
    ${joinConversation}
    left join conversation on conversation.tenant_id = v.tenant_id and conversation.session_id = said.id
    order by v.hit_at ${direction}, v.id ${direction}`.execute(db)
  return rows
}

function condition(query: RecordQuery): RawBuilder<unknown> {
  const { beginTime, endTime = beginTime + quality.MAX_RANGE_SECONDS, bizTypeId, scopes } = query
  const { userId, ruleId, ruleLevel, idmDataSource, anaphoraStatus, review, sessionId } = query
  const parts = [
    sql`s.business_type_id = ${bizTypeId}`,
    sql`s.hit_at >= to_timestamp(${beginTime})`,
    // A time on the wire is a whole second: the last one counts to its end.
    sql`s.hit_at < to_timestamp(${endTime + 1})`,
    anyHolds(scopes.map((scope) => sql`(true ${inScope(scope)})`)),
  ]
  if (userId.length > 0) parts.push(sql`s.user_id = any(${sql.val(userId)}::bigint[])`)
  if (ruleId !== undefined) parts.push(sql`s.rule_id = ${ruleId}`)
  if (ruleLevel !== undefined) parts.push(sql`s.level = ${ruleLevel}`)
  if (idmDataSource >= 0) parts.push(sql`s.source = ${idmDataSource}`)
  if (anaphoraStatus >= 0) parts.push(sql`s.cover_status = ${anaphoraStatus}`)
  if (review !== undefined) parts.push(sql`s.review = ${review}`)
  if (sessionId !== undefined) parts.push(ofSession(sessionId))
  return allHold(parts)
}

function ofSession(sessionId: string): RawBuilder<unknown> {
  return sql`(s.session_id = ${sessionId} or s.session_id is null and s.call_id in (
    select c.call_id from reported_call c where c.tenant_id = s.tenant_id and c.session_id = ${sessionId}))`
}

/** Checks if all of them are people of the scope, as they belong today. */
export async function areAllIn(
  { db, tenantId }: TenantTx,
  { userIds, scope }: { userIds: readonly number[]; scope: Scope },
): Promise<boolean> {
  const { rows } = await sql<{ known: number }>`
    select count(*) as known from person s
    where s.tenant_id = ${tenantId} and s.id = any(${sql.val(userIds)}::bigint[]) ${inScope(scope)}`.execute(
    db,
  )
  return rows[0]?.known === new Set(userIds).size
}
