import { meanScore, type DataOf, type ParsedQueryOf, type qualityDesk } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { withinDays } from '../../../platform/managed-list/day-range.ts'
import { countedSessions, scoredSessions } from '../../quality/score/public.ts'

type ScoresQuery = ParsedQueryOf<typeof qualityDesk.scores> & { timezone: string }
type SeatRow = Omit<qualityDesk.SeatScore, 'violations' | 'score'> & {
  level0: number
  level1: number
  level2: number
  level3: number
  lost: number
  total: number
}

/** Seats with at least one answered call, the lowest score first. */
export async function seatScores(
  tx: TenantTx,
  query: ScoresQuery,
): Promise<Pick<DataOf<typeof qualityDesk.scores>, 'records' | 'total'>> {
  const { db, tenantId } = tx
  const { bizTypeId, timezone, pageIndex, pageSize } = query
  const matching = sql`s.tenant_id = ${tenantId} and s.business_type_id = ${bizTypeId}
    and ${withinDays('s.started_at', query)}`
  const { rows } = await sql<SeatRow>`
    with session as (${countedSessions({ timezone, matching })}), scored as (${scoredSessions('session')}),
    seat as (
      select user_id, count(*) as sessions, sum(level0)::bigint as level0, sum(level1)::bigint as level1,
        sum(level2)::bigint as level2, sum(level3)::bigint as level3, sum(lost)::bigint as lost
      from scored group by user_id
    )
    select seat.*, u.name, o.name as org_name, count(*) over () as total
    from seat join person u on u.tenant_id = ${tenantId} and u.id = seat.user_id
      left join organization_unit o on o.tenant_id = u.tenant_id and o.id = u.org_id
    order by seat.lost::numeric / seat.sessions desc, u.name, u.id
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  const [first] = rows
  if (first || pageIndex === 1) return { records: rows.map(toSeatScore), total: first?.total ?? 0 }
  // Past the last page there is no row with the total.
  return { records: [], total: (await seatScores(tx, { ...query, pageIndex: 1, pageSize: 1 })).total }
}

function toSeatScore(row: SeatRow): qualityDesk.SeatScore {
  const { userId, name, orgName, sessions, level0, level1, level2, level3, lost } = row
  const score = meanScore({ sessions, lost })
  if (score === null) throw new Error('a seat without a session was counted')
  return { userId, name, orgName, sessions, violations: [level0, level1, level2, level3], score }
}
