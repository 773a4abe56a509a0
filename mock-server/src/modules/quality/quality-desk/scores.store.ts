import {
  DEFAULT_SCORE_RULE,
  FULL_SCORE,
  meanScore,
  type DataOf,
  type ParsedQueryOf,
  type qualityDesk,
  type ScoreRule,
} from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { withinDays } from '../../../platform/managed-list/day-range.ts'

/** What a business has set, or the default. */
export async function scoreRuleOf({ db, tenantId }: TenantTx, bizTypeId: number): Promise<ScoreRule> {
  const row = await db
    .selectFrom('scoreSetting')
    .where('tenantId', '=', tenantId)
    .where('businessTypeId', '=', bizTypeId)
    .select(['pointsLevel0', 'pointsLevel1', 'pointsLevel2', 'pointsLevel3', 'passMark'])
    .executeTakeFirst()
  if (!row) return DEFAULT_SCORE_RULE
  const { pointsLevel0, pointsLevel1, pointsLevel2, pointsLevel3, passMark } = row
  return { points: [pointsLevel0, pointsLevel1, pointsLevel2, pointsLevel3], passMark }
}

type ScoresQuery = ParsedQueryOf<typeof qualityDesk.scores> & { timezone: string; rule: ScoreRule }
type SeatRow = Omit<qualityDesk.SeatScore, 'violations' | 'score'> & {
  level0: number
  level1: number
  level2: number
  level3: number
  lost: number
  total: number
}
/** What a reviewer took back is no violation (STAT-049). */
export const REJECTED = 1

/**
 * Seats with at least one answered call, the lowest score first. The formula is `scoreOfSession` and `meanScore` of the
 * contract, in SQL: what a session lost is cut at the full score.
 */
export async function seatScores(
  tx: TenantTx,
  query: ScoresQuery,
): Promise<Pick<DataOf<typeof qualityDesk.scores>, 'records' | 'total'>> {
  const { db, tenantId } = tx
  const { bizTypeId, rule, pageIndex, pageSize } = query
  const [tip, light, medium, serious] = rule.points
  const { rows } = await sql<SeatRow>`
    with session as (
      select c.user_id, coalesce(c.session_id, c.call_id) as session_id, array_agg(c.call_id) as call_ids
      from call c
      where c.tenant_id = ${tenantId} and c.business_type_id = ${bizTypeId} and c.answered_at is not null
        and c.user_id is not null and ${withinDays('c.started_at', query)}
      group by c.user_id, coalesce(c.session_id, c.call_id)
    ), broken as (
      select v.user_id, s.session_id, v.level, count(*) as hits
      from session s join violation v
        on v.tenant_id = ${tenantId} and v.call_id = any(s.call_ids) and v.user_id = s.user_id
      where v.review <> ${REJECTED}
      group by v.user_id, s.session_id, v.level
    ), lost as (
      select user_id, session_id,
        sum(hits) filter (where level = 0) as level0, sum(hits) filter (where level = 1) as level1,
        sum(hits) filter (where level = 2) as level2, sum(hits) filter (where level = 3) as level3,
        least(${FULL_SCORE}::int, sum(hits * (array[${tip}, ${light}, ${medium}, ${serious}]::int[])[level + 1])) as points
      from broken group by user_id, session_id
    ), seat as (
      select s.user_id, count(*) as sessions,
        coalesce(sum(l.level0), 0)::bigint as level0, coalesce(sum(l.level1), 0)::bigint as level1,
        coalesce(sum(l.level2), 0)::bigint as level2, coalesce(sum(l.level3), 0)::bigint as level3,
        coalesce(sum(l.points), 0)::bigint as lost
      from session s left join lost l on l.user_id = s.user_id and l.session_id = s.session_id
      group by s.user_id
    )
    select seat.*, u.name, o.name as org_name, count(*) over () as total
    from seat join app_user u on u.tenant_id = ${tenantId} and u.id = seat.user_id
      left join organization o on o.tenant_id = u.tenant_id and o.id = u.org_id
    order by seat.lost::numeric / seat.sessions desc, u.name, u.id
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  const [first] = rows
  if (first || pageIndex === 1) return { records: rows.map(seatScoreOf), total: first?.total ?? 0 }
  // Past the last page there is no row with the total.
  return { records: [], total: (await seatScores(tx, { ...query, pageIndex: 1, pageSize: 1 })).total }
}

function seatScoreOf(row: SeatRow): qualityDesk.SeatScore {
  const { userId, name, orgName, sessions, level0, level1, level2, level3, lost } = row
  const score = meanScore({ sessions, lost })
  if (score === null) throw new Error('a seat without a session was counted')
  return { userId, name, orgName, sessions, violations: [level0, level1, level2, level3], score }
}
