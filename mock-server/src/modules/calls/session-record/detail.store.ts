import type { sessionRecord } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { REJECTED } from '../../quality/score/public.ts'
import type { ReadableSession } from './readable-session.ts'

/** No session between people has more calls or hits than these. */
const MAX_CALLS = 500
const MAX_HITS = 1000

type Facts = Pick<sessionRecord.SessionDetail, 'customer' | 'channel' | 'productName' | 'caseId'>

export async function findSessionFacts({ db, tenantId }: TenantTx, session: ReadableSession): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select coalesce(v.customer, '') as customer, coalesce(v.channel, '') as channel,
           coalesce(product.name, '') as "productName", example.id as "caseId"
    from (select 1) one
    left join conversation v on v.tenant_id = ${session.tenantId} and v.session_id = ${session.sessionId}
    left join product on product.tenant_id = v.tenant_id and product.id = v.product_id
    left join session_case example on example.tenant_id = ${tenantId} and example.session_id = v.session_id
      and v.tenant_id = ${tenantId}`.execute(db)
  return rows[0] ?? { customer: '', channel: '', productName: '', caseId: null }
}

export type CallRow = Omit<sessionRecord.CallOfSession, 'user'> & {
  userId: number
  userName: string
  bizId: number
  businessName: string
}

/** Lists calls in the order in which they began; of another company only the calls that its project's owner may see. */
export async function listSessionCalls({ db }: TenantTx, session: ReadableSession): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`
    select c.call_id as "callId", c.user_id as "userId", coalesce(u.name, '') as "userName",
           coalesce(o.name, '') as "orgName", c.business_type_id as "bizId", coalesce(b.name, '') as "businessName",
           c.is_outbound as "isOutbound", floor(extract(epoch from c.started_at))::bigint as "startedAt",
           floor(extract(epoch from c.answered_at))::bigint as "answeredAt",
           floor(extract(epoch from c.ended_at))::bigint as "endedAt", c.hung_up_by as "hungUpBy",
           c.talk_seconds as "talkSeconds", c.is_quoted as "isQuoted", c.is_ordered as "isOrdered",
           c.price::float8 as price,
           case when r.call_id is not null then json_build_object(
             'seconds', r.duration_ms / 1000.0,
             'beginsAtMs', coalesce(round(
               extract(epoch from r.begins_at - coalesce(c.answered_at, c.started_at)) * 1000), 0)) end as recording
    from reported_call c
    left join call_recording r on r.tenant_id = c.tenant_id and r.call_id = c.call_id
    left join person u on u.tenant_id = c.tenant_id and u.id = c.user_id
    left join organization_unit o on o.tenant_id = c.tenant_id and o.id = c.org_id
    left join business b on b.tenant_id = c.tenant_id and b.id = c.business_type_id
    where c.tenant_id = ${session.tenantId} and c.session_id = ${session.sessionId} and c.started_at is not null
    order by c.started_at, c.call_id limit ${MAX_CALLS}`.execute(db)
  return rows
}

type HitQuery = { session: ReadableSession; callIds: readonly string[] }

/** Lists violations in their order, each with the sentence that contains its words, or else the nearest sentence. */
export async function listSessionViolations(
  { db }: TenantTx,
  { session, callIds }: HitQuery,
): Promise<sessionRecord.ViolationHit[]> {
  const { rows } = await sql<sessionRecord.ViolationHit>`
    select v.id, v.call_id as "callId", said.seq, v.rule_id as "ruleId", coalesce(rule.name, '') as "ruleName",
           coalesce(scene.name, '') as "sceneName", v.level, v.words, v.source,
           floor(extract(epoch from v.hit_at))::bigint as "hitAt", v.cover_status as "coverStatus",
           v.review = ${REJECTED} as "isRejected"
    from violation v
    left join quality_rule rule on rule.tenant_id = v.tenant_id and rule.id = v.rule_id
    left join quality_scene scene on scene.tenant_id = v.tenant_id and scene.id = rule.scene_id
    left join lateral (
      select u.seq from utterance u where u.tenant_id = v.tenant_id and u.call_id = v.call_id
      order by (u.words = v.words) desc, abs(extract(epoch from u.said_at - v.hit_at)), u.seq limit 1) said on true
    where v.tenant_id = ${session.tenantId} and (v.session_id = ${session.sessionId}
      or v.session_id is null and v.call_id = any(${callIds}::text[]))
    order by v.hit_at, v.id limit ${MAX_HITS}`.execute(db)
  return rows
}

export async function listSessionLabels(
  { db }: TenantTx,
  { session, callIds }: HitQuery,
): Promise<sessionRecord.LabelHit[]> {
  const { rows } = await sql<sessionRecord.LabelHit>`
    select h.label_id as "labelId", h.call_id as "callId", said.seq, coalesce(l.name, '') as "labelName",
           coalesce(h.evidence, '[]') as evidence, floor(extract(epoch from h.hit_at))::bigint as "hitAt"
    from label_hit h
    left join smart_label l on l.tenant_id = h.tenant_id and l.id = h.label_id
    left join lateral (
      select u.seq from utterance u where u.tenant_id = h.tenant_id and u.call_id = h.call_id
      order by abs(extract(epoch from u.said_at - h.hit_at)), u.seq limit 1) said on true
    where h.tenant_id = ${session.tenantId} and h.call_id = any(${callIds}::text[])
    order by h.hit_at, h.label_id limit ${MAX_HITS}`.execute(db)
  return rows
}

type UtteranceRow = Omit<sessionRecord.Utterance, 'lastsMs' | 'emotion'> & {
  lastsMs: number | null
  emotion: string | null
}

/** Words of calls before this moment are deleted, month by month; null before the first month. */
export async function findWordsLimit({ db }: TenantTx): Promise<number | null> {
  const { rows } = await sql<{ from: number | null }>`
    select extract(epoch from min(month)::timestamp at time zone 'UTC')::bigint as "from" from fact_month`.execute(
    db,
  )
  return rows[0]?.from ?? null
}

/** Sentences of some calls, in the order in which the calls are named. */
export async function listUtterances(
  { db }: TenantTx,
  { tenantId, callIds, limit }: { tenantId: number; callIds: readonly string[]; limit: number },
): Promise<sessionRecord.Utterance[]> {
  const { rows } = await sql<UtteranceRow>`
    select u.call_id as "callId", u.seq, u.speaker, u.words, u.emotion,
           round(extract(epoch from u.ends_at - u.said_at) * 1000)::bigint as "lastsMs",
           floor(extract(epoch from u.said_at - coalesce(c.answered_at, c.started_at, u.said_at)) * 1000)::bigint as "atMs"
    from unnest(${callIds}::text[]) with ordinality as requested (call_id, position)
    join reported_call c on c.tenant_id = ${tenantId} and c.call_id = requested.call_id
    join utterance u on u.tenant_id = ${tenantId} and u.call_id = requested.call_id
    order by requested.position, u.seq, u.said_at limit ${limit}`.execute(db)
  return rows.map(({ lastsMs, emotion, ...row }) => ({
    ...row,
    ...(lastsMs === null ? {} : { lastsMs }),
    ...(emotion === null ? {} : { emotion }),
  }))
}
