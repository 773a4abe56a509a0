import { sql, type RawBuilder } from 'kysely'
import type { stat } from '@console/contracts'
import type { TenantTx } from '../../context.ts'
import type { FigureRow } from './series-point.ts'
import { inFilter, inRange, type StatFilter } from './stat-filter.ts'

/** Everything of a row but what belongs to labels is kept by person and day. */
type PersonColumn = Exclude<keyof FigureRow, 'users' | 'labelHits'>

/** What a rank adds up, for each organisation or person, of rows `s`. */
export type RankSource = {
  table: 'stat_user_day' | 'stat_label_day' | 'stat_inactive_alert'
  /** Columns of a `RankedRow`. */
  sums: RawBuilder<unknown>
  /** Which rows count, beside the filter. */
  condition?: RawBuilder<unknown>
}

export type RankedRow = Partial<FigureRow> & { id: number; name: string; alerts?: number }

const ONLINE_USERS = sql`count(distinct s.user_id) filter (where s.online_seconds > 0) as users`

/** Sums of what each person did in a day. */
export function personSource(columns: readonly (PersonColumn | 'users')[]): RankSource {
  const sums = columns.map((column) =>
    column === 'users'
      ? ONLINE_USERS
      : // The four levels of violations have their number apart in the table.
        sql`coalesce(sum(s.${sql.ref(column.replace(/(\d)$/, '_$1'))}), 0)::bigint as ${sql.ref(column)}`,
  )
  return { table: 'stat_user_day', sums: sql.join(sums) }
}

/** Hits of one label, or of all of them. */
export function labelSource(labelId?: number): RankSource {
  return {
    table: 'stat_label_day',
    sums: sql`coalesce(sum(s.hits), 0)::bigint as ${sql.ref('labelHits')}`,
    ...(labelId === undefined ? {} : { condition: sql`and s.label_id = ${labelId}` }),
  }
}

/** Alerts of inactivity. */
export const alertSource: RankSource = { table: 'stat_inactive_alert', sums: sql`count(*) as alerts` }

type Ranked = { source: RankSource; filter: StatFilter }

/** The organisations right below one, also those without any figure; none at the lowest level. */
export async function organizationsRanked(
  { db, tenantId }: TenantTx,
  { source, filter }: Ranked,
): Promise<RankedRow[]> {
  const { scope } = filter
  const { rows } = await sql<RankedRow>`
    with recursive below as (
      select id as top, id from organization
      where parent_id is not distinct from ${scope.rootId ?? sql`(select id from organization where parent_id is null limit 1)`}
      union all
      select below.top, child.id from organization child join below on child.parent_id = below.id
    )
    select o.id, o.name, ${source.sums}
    from below join organization o on o.id = below.top
    left join ${sql.table(source.table)} s on s.tenant_id = ${tenantId} and s.org_id = below.id
      and ${inRange(filter)} ${source.condition ?? sql``}
    group by o.id, o.name`.execute(db)
  return rows
}

/** Everybody who has a figure; summed up before the names are looked up, so that no plan looks for sums by name. */
export async function usersRanked(
  { db, tenantId }: TenantTx,
  { source, filter }: Ranked,
): Promise<RankedRow[]> {
  const { rows } = await sql<RankedRow>`
    select u.id, u.name, summed.* from (
      select s.user_id, ${source.sums} from ${sql.table(source.table)} s
      where s.tenant_id = ${tenantId} and ${inFilter(filter)} ${source.condition ?? sql``}
      group by s.user_id
    ) summed join app_user u on u.tenant_id = ${tenantId} and u.id = summed.user_id`.execute(db)
  return rows
}

/** The most recommended questions, with how often they were taken up and of use. */
export async function questionsRanked(
  { db, tenantId }: TenantTx,
  { filter, limit }: { filter: StatFilter; limit: number },
): Promise<stat.Ranking['rankList']> {
  const { rows } = await sql<stat.Ranking['rankList'][number]>`
    select q.id, q.name, sum(s.recommended)::bigint as value,
           sum(s.recommend_accepted)::bigint as tag1, sum(s.recommend_valid)::bigint as tag2
    from stat_question_day s join question q on q.tenant_id = s.tenant_id and q.id = s.question_id
    where s.tenant_id = ${tenantId} and ${inFilter(filter)}
    group by q.id, q.name order by value desc, q.id limit ${limit}`.execute(db)
  return rows
}
