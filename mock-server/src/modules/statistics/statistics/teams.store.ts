import {
  average,
  orderConversionRate,
  saleConversionRate,
  talkConversionRate,
  type Complete,
  type stat,
} from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Page } from './people.store.ts'
import { inRange, inScope, type StatFilter } from './stat-filter.ts'
import type { Totals } from './statistics.store.ts'

type Team = Pick<stat.TeamRow, 'orgId' | 'orgName' | 'seatCnt'>
type TeamPage = { teams: Team[]; total: number; totalSeats: number }

/** The lowest organisations that have seats (RPT-Q34), in the order of the tree's rows. */
export async function findTeams(
  { db, tenantId }: TenantTx,
  { filter, page: { pageIndex, pageSize } }: { filter: StatFilter; page: Page },
): Promise<TeamPage> {
  const team = sql`
    select s.org_id, s.name, s.sort, count(*) as seats
    from (select id as org_id, tenant_id, name, sort from organization_unit) s
    join person u on u.tenant_id = s.tenant_id and u.org_id = s.org_id
    where s.tenant_id = ${tenantId} and u.type in ('TSR', 'TeamTSR') and u.status = 'enabled'
      and not exists (select 1 from organization_unit child where child.tenant_id = s.tenant_id and child.parent_id = s.org_id
                      and child.removed_at is null)
      ${inScope(filter.scope)}
    group by s.org_id, s.name, s.sort`
  const counted = await sql<{ total: number; totalSeats: number }>`
    select count(*) as total, coalesce(sum(seats), 0)::bigint as "totalSeats" from (${team}) t`.execute(db)
  const { rows: teams } = await sql<Team>`
    select org_id as "orgId", name as "orgName", seats as "seatCnt" from (${team}) t
    order by sort, org_id limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  const { total, totalSeats } = counted.rows[0] ?? { total: 0, totalSeats: 0 }
  return { teams, total, totalSeats }
}

type TeamSums = Omit<Totals, 'users' | 'talkSeconds' | 'onlineUsersLastDay' | 'before'> & {
  orgId: number
  violations: number
}

/** A row with what its rates were computed of. */
export type TeamFigures = Complete<stat.TeamRow> & { answers: number }

/** The figures of some teams, in their order; a team where nobody worked has nothing but its seats. */
export async function teamFigures(
  { db, tenantId }: TenantTx,
  { filter, teams }: { filter: StatFilter; teams: readonly Team[] },
): Promise<TeamFigures[]> {
  // Grouped by person first: distinguishing people among the days of all of them would sort these.
  const { rows } = await sql<TeamSums>`
    select p.org_id as "orgId", count(*) filter (where p.online > 0) as "onlineUsers",
           sum(p.online)::bigint as "onlineSeconds", sum(p.calls)::bigint as calls, sum(p.answers)::bigint as answers,
           sum(p.valid_calls)::bigint as "validCalls", sum(p.quotes)::bigint as quotes,
           sum(p.orders)::bigint as orders, sum(p.violations)::bigint as violations
    from (
      select s.org_id, s.user_id, sum(s.online_seconds) as online, sum(s.calls) as calls, sum(s.answers) as answers,
             sum(s.valid_calls) as valid_calls, sum(s.quotes) as quotes, sum(s.orders) as orders,
             sum(s.violations_0 + s.violations_1 + s.violations_2 + s.violations_3) as violations
      from stat_user_day s
      where s.tenant_id = ${tenantId} and s.org_id = any(${teams.map(({ orgId }) => orgId)}::bigint[]) and ${inRange(filter)}
      group by s.org_id, s.user_id
    ) p group by p.org_id`.execute(db)
  const sums = new Map(rows.map((row) => [row.orgId, row]))
  return teams.map((team) => {
    const figures = sums.get(team.orgId) ?? { ...NO_FIGURES, orgId: team.orgId }
    return {
      ...team,
      answers: figures.answers,
      onlineUserCnt: figures.onlineUsers,
      avgUserOnlineDuration: average(figures.onlineSeconds, figures.onlineUsers),
      callCnt: figures.calls,
      talkCnt: figures.validCalls,
      saleCnt: figures.quotes,
      orderCnt: figures.orders,
      talkConversionRate: talkConversionRate(figures),
      saleConversionRate: saleConversionRate(figures),
      orderConversionRate: orderConversionRate(figures),
      violationCnt: figures.violations,
    }
  })
}

/** As `teamFigures`, as the page lists them. */
export async function teamRows(
  tx: TenantTx,
  query: { filter: StatFilter; teams: readonly Team[] },
): Promise<stat.TeamRow[]> {
  const rows = await teamFigures(tx, query)
  return rows.map(({ answers: _answers, ...row }) => row)
}

const NO_FIGURES: Omit<TeamSums, 'orgId'> = {
  onlineUsers: 0,
  onlineSeconds: 0,
  calls: 0,
  answers: 0,
  validCalls: 0,
  quotes: 0,
  orders: 0,
  violations: 0,
}
