import {
  FULL_SCORE,
  meanScore,
  type DataOf,
  type LevelCounts,
  type ParsedQueryOf,
  type scoreHistory,
} from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inFilterAt } from '../../statistics/statistics/public.ts'
import { countedSessions, scoredSessions } from './scored-sessions.store.ts'

type Filter = Omit<ParsedQueryOf<typeof scoreHistory.list>, 'orgId'> & { scope: Scope; timezone: string }

type DayRow = Pick<
  scoreHistory.ScoreDay,
  'day' | 'userId' | 'userName' | 'orgName' | 'bizTypeName' | 'sessions' | 'lowestSessionId' | 'failed'
> & { lost: number; mostLost: number; violations: LevelCounts }

export async function findScores(
  tx: TenantTx,
  { pageIndex, pageSize, ...filter }: Filter,
): Promise<DataOf<typeof scoreHistory.list>> {
  const { tenantId, db } = tx
  const matching = sql`s.tenant_id = ${tenantId} and ${inFilterAt(filter, 'started_at')}`
  const days: RawBuilder<unknown> = sql`
    with session as (${countedSessions({ timezone: filter.timezone, matching })}),
    day as (select day, user_id, business_type_id from session group by day, user_id, business_type_id)`
  const counted = await sql<{ total: number }>`${days} select count(*) as total from day`.execute(db)
  // Violations are counted for the days of the page alone.
  const { rows } = await sql<DayRow>`
    ${days}, page as (
      select day.*, u.name, u.org_id from day join person u on u.tenant_id = ${tenantId} and u.id = day.user_id
      order by day.day desc, u.name, u.id, day.business_type_id
      limit ${pageSize} offset ${(pageIndex - 1) * pageSize}
    ), shown as (select session.* from session join page using (day, user_id, business_type_id)),
    scored as (${scoredSessions('shown')})
    select to_char(p.day, 'YYYY-MM-DD') as day, p.user_id as "userId", p.name as "userName",
           coalesce(o.name, '') as "orgName", b.name as "bizTypeName", count(*) as sessions,
           sum(s.lost)::bigint as lost, max(s.lost)::bigint as "mostLost",
           (array_agg(s.session_id order by s.lost desc, s.session_id)
             filter (where s.level0 + s.level1 + s.level2 + s.level3 > 0))[1] as "lowestSessionId",
           count(*) filter (where ${FULL_SCORE}::int - s.lost < s.pass_mark) as failed,
           jsonb_build_array(sum(s.level0), sum(s.level1), sum(s.level2), sum(s.level3)) as violations
    from page p
    join scored s using (day, user_id, business_type_id)
    join business b on b.tenant_id = ${tenantId} and b.id = p.business_type_id
    left join organization_unit o on o.tenant_id = ${tenantId} and o.id = p.org_id
    group by p.day, p.user_id, p.name, p.business_type_id, b.name, o.name
    order by p.day desc, p.name, p.user_id, p.business_type_id`.execute(db)
  return { records: rows.map(toScoreDay), total: counted.rows[0]?.total ?? 0 }
}

function toScoreDay({ lost, mostLost, violations, ...row }: DayRow): scoreHistory.ScoreDay {
  return {
    ...row,
    averageScore: meanScore({ sessions: row.sessions, lost }) ?? FULL_SCORE,
    lowestScore: FULL_SCORE - mostLost,
    violations: [...violations],
  }
}
