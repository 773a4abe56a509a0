import {
  DEFAULT_SCORE_RULE,
  FULL_SCORE,
  meanScore,
  scoreOfSession,
  type DataOf,
  type LevelCounts,
  type ParsedQueryOf,
  type scoreHistory,
  type ScoreRule,
} from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../../statistics/statistics/public.ts'

type Filter = Omit<ParsedQueryOf<typeof scoreHistory.list>, 'orgId'> & { scope: Scope; timezone: string }

/** What each session cost, by the settings of its business, where it had any violation. */
type Violated = { sessionId: string; counts: LevelCounts }
type DayRow = {
  day: string
  userId: number
  userName: string
  orgName: string
  bizTypeId: number
  bizTypeName: string
  sessions: number
  violated: Violated[]
}

/** Calls that belong to a session, `s`. A session that several seats talked in counts for each of them. */
function inRange(
  { tenantId }: TenantTx,
  { beginDay, endDay, bizTypeId, timezone, scope }: Omit<Filter, 'pageIndex' | 'pageSize'>,
): RawBuilder<unknown> {
  const business = bizTypeId === undefined ? sql`` : sql`and s.business_type_id = ${bizTypeId}`
  return sql`
    s.tenant_id = ${tenantId} and s.session_id is not null
    and s.started_at >= ${beginDay}::date::timestamp at time zone ${timezone}
    and s.started_at < (${endDay}::date + 1)::timestamp at time zone ${timezone} ${business} ${inScope(scope)}`
}

export async function findScores(
  tx: TenantTx,
  { pageIndex, pageSize, ...filter }: Filter,
): Promise<DataOf<typeof scoreHistory.list>> {
  const days = sql`
    select (s.started_at at time zone ${filter.timezone})::date as day, s.user_id, s.business_type_id,
           array_agg(distinct s.session_id) as session_ids
    from call s where ${inRange(tx, filter)} group by 1, 2, 3`
  const counted = await sql<{ total: number }>`select count(*) as total from (${days}) days`.execute(tx.db)
  const { rows } = await sql<DayRow>`
    with page as (
      select days.*, u.name, u.org_id from (${days}) days
      join app_user u on u.tenant_id = ${tx.tenantId} and u.id = days.user_id
      order by days.day desc, u.name, u.id, days.business_type_id
      limit ${pageSize} offset ${(pageIndex - 1) * pageSize}
    )
    select to_char(p.day, 'YYYY-MM-DD') as day, p.user_id as "userId", p.name as "userName",
           coalesce(o.name, '') as "orgName", b.id as "bizTypeId", b.name as "bizTypeName",
           cardinality(p.session_ids) as sessions, coalesce(v.violated, '[]') as violated
    from page p
    join business_type b on b.tenant_id = ${tx.tenantId} and b.id = p.business_type_id
    left join organization o on o.tenant_id = ${tx.tenantId} and o.id = p.org_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('sessionId', session_id, 'counts', counts) order by session_id) as violated
      from (
        select k.session_id, jsonb_build_array(
          count(*) filter (where v.level = 0), count(*) filter (where v.level = 1),
          count(*) filter (where v.level = 2), count(*) filter (where v.level = 3)) as counts
        from call k join violation v on v.tenant_id = k.tenant_id and v.call_id = k.call_id
        where k.tenant_id = ${tx.tenantId} and k.session_id = any(p.session_ids) and v.user_id = p.user_id
        group by k.session_id) counted) v on true
    order by p.day desc, p.name, p.user_id, p.business_type_id`.execute(tx.db)
  const rules = await findRules(tx)
  return {
    records: rows.map((row) => scoreDay(row, rules.get(row.bizTypeId) ?? DEFAULT_SCORE_RULE)),
    total: counted.rows[0]?.total ?? 0,
  }
}

function scoreDay({ bizTypeId: _id, violated, ...row }: DayRow, rule: ScoreRule): scoreHistory.ScoreDay {
  const scored = violated.map(({ sessionId, counts }) => ({ sessionId, score: scoreOfSession(counts, rule) }))
  const lost = scored.reduce((sum, { score }) => sum + FULL_SCORE - score, 0)
  const lowest = scored.toSorted((a, b) => a.score - b.score)[0]
  return {
    ...row,
    averageScore: meanScore({ sessions: row.sessions, lost }) ?? FULL_SCORE,
    lowestScore: lowest?.score ?? FULL_SCORE,
    lowestSessionId: lowest?.sessionId ?? null,
    // The pass mark is at most the full score, so a session without a violation always passes.
    failed: scored.filter(({ score }) => score < rule.passMark).length,
    violations: [0, 1, 2, 3].map((level) =>
      violated.reduce((sum, { counts }) => sum + (counts[level] ?? 0), 0),
    ),
  }
}

async function findRules({ db }: TenantTx): Promise<Map<number, ScoreRule>> {
  const rows = await db.selectFrom('scoreSetting').selectAll().execute()
  return new Map(
    rows.map((row) => [
      row.businessTypeId,
      {
        points: [row.pointsLevel0, row.pointsLevel1, row.pointsLevel2, row.pointsLevel3],
        passMark: row.passMark,
      },
    ]),
  )
}
