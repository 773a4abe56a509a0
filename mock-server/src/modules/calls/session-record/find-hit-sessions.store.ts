import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { inTime, toMicros, ofPeople, type SessionKey } from './find-sessions.store.ts'
import type { SessionFilter } from './session-filter.ts'

const isOfViolations = ({ ruleId, source }: SessionFilter): boolean => ruleId !== undefined || source >= 0

/** True if the filter looks for sessions by their violations or labels. */
export const isOfHits = (filter: SessionFilter): boolean =>
  isOfViolations(filter) || filter.labelId !== undefined

/** A page of the sessions with a hit, newest first, and how many there are: hits of a month are few. */
export async function findHitSessions(
  tx: TenantTx,
  filter: SessionFilter,
  { offset, limit, fromEnd }: { offset: number; limit: number; fromEnd: boolean },
): Promise<{ keys: SessionKey[]; total: number }> {
  const position = fromEnd ? sql`total - row_index` : sql`row_index - 1`
  const { rows } = await sql<SessionKey & { total: number }>`
    with hit as materialized (${selectHits(tx, filter)}), session_of_hit as (
      select distinct on (s.tenant_id, s.session_id) s.tenant_id, s.session_id, s.started_at from hit
      join session_seat s on s.tenant_id = hit.tenant_id and s.session_id = hit.session_id and s.user_id = hit.user_id
      order by s.tenant_id, s.session_id, s.started_at
    ), placed as (
      select *, row_number() over (order by started_at desc, session_id desc) as row_index, count(*) over () as total
      from session_of_hit)
    select tenant_id as "tenantId", session_id as "sessionId", ${toMicros(sql`started_at`)} as micros, total
    from placed where (${position} >= ${offset} and ${position} < ${offset + limit}) or row_index = 1
    order by row_index`.execute(tx.db)
  const [newest] = rows
  // The first one is always selected, for the total; it is shown on its own page only.
  const total = newest?.total ?? 0
  const positionOfNewest = fromEnd ? total - 1 : 0
  const isShown = positionOfNewest >= offset && positionOfNewest < offset + limit
  const keys = rows.map(({ total: _total, ...key }) => key)
  return { keys: isShown ? keys : keys.slice(1), total }
}

/** The seats and sessions of the hits; the time is that of the hit. */
function selectHits(tx: TenantTx, filter: SessionFilter): RawBuilder<unknown> {
  const { ruleId, labelId, source } = filter
  const ofCall = sql`(select c.session_id from reported_call c where c.tenant_id = s.tenant_id and c.call_id = s.call_id)`
  const common = sql`${ofPeople(tx, filter)} and ${inTime(filter, sql`s.hit_at`)}`
  const parts: RawBuilder<unknown>[] = []
  if (isOfViolations(filter)) {
    parts.push(sql`
      select s.tenant_id, coalesce(s.session_id, ${ofCall}) as session_id, s.user_id from violation s
      where ${common} ${ruleId === undefined ? sql`` : sql`and s.rule_id = ${ruleId}`}
        ${source < 0 ? sql`` : sql`and s.source = ${source}`}`)
  }
  if (labelId !== undefined) {
    parts.push(sql`
      select s.tenant_id, s.session_id, s.user_id from label_hit s
      where ${common} and s.label_id = ${labelId}`)
  }
  return sql.join(parts, sql` intersect `)
}
