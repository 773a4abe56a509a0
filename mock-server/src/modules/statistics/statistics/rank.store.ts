import type { stat } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { FigureRow } from './series-point.ts'
import { inFilter, inRange, type StatFilter } from './stat-filter.ts'

/** Everything of a row but what belongs to labels is stored by person and day. */
type PersonColumn = Exclude<keyof FigureRow, 'users' | 'labelHits'>

type Column = keyof FigureRow | 'alerts'

/** Source that a rank adds up, with rows `s`. */
export type RankSource = {
  table: 'stat_user_day' | 'stat_label_day' | 'stat_inactive_alert'
  columns: readonly Column[]
  /** Rows that count, beside the filter. */
  condition?: RawBuilder<unknown>
}

export type RankedRow = Partial<Record<Column, number>> & { id: number; name: string }

/** Sums of what each person did in a day. */
export function personSource(columns: readonly (PersonColumn | 'users')[]): RankSource {
  return { table: 'stat_user_day', columns }
}

/** Hits of one label, or of all of them. */
export function labelSource(labelId?: number): RankSource {
  return {
    table: 'stat_label_day',
    columns: ['labelHits'],
    ...(labelId === undefined ? {} : { condition: sql`and s.label_id = ${labelId}` }),
  }
}

/** Alerts of inactivity. */
export const alertSource: RankSource = { table: 'stat_inactive_alert', columns: ['alerts'] }

/** Sums a column for one person; `users` is 1 for somebody who was online. */
function sumPersonColumn(column: Column): RawBuilder<unknown> {
  if (column === 'users') return sql`(sum(s.online_seconds) > 0)::int`
  if (column === 'labelHits') return sql`sum(s.hits)::bigint`
  if (column === 'alerts') return sql`count(*)`
  // The four levels of violations have their number apart in the table.
  return sql`sum(s.${sql.ref(column.replace(/(\d)$/, '_$1'))})::bigint`
}

/** Sums a column over many people, who may have worked in several organisations. */
function sumTotalColumn(column: Column): RawBuilder<unknown> {
  return column === 'users'
    ? sql`count(distinct p.user_id) filter (where p.users > 0)`
    : sql`coalesce(sum(p.${sql.ref(column)}), 0)::bigint`
}

const listed = (columns: readonly Column[], expression: (column: Column) => RawBuilder<unknown>) =>
  sql.join(columns.map((column) => sql`${expression(column)} as ${sql.ref(column)}`))

type Ranked = { source: RankSource; filter: StatFilter }

/**
 * The organisations right below one, removed ones only if they have a figure; none at the lowest level. Summed up by person
 * first: distinguishing people among the days of all of them would sort these.
 */
export async function organizationsRanked(
  { db, tenantId }: TenantTx,
  { source, filter }: Ranked,
): Promise<RankedRow[]> {
  const { scope } = filter
  const { rows } = await sql<RankedRow>`
    with recursive below as (
      select id as top, id from organization_unit
      where parent_id is not distinct from ${scope.rootId ?? sql`(select id from organization_unit where parent_id is null limit 1)`}
      union all
      select below.top, child.id from organization_unit child join below on child.parent_id = below.id
    ), person as materialized (
      select s.org_id, s.user_id, ${listed(source.columns, sumPersonColumn)} from ${sql.table(source.table)} s
      where s.tenant_id = ${tenantId} and ${inRange(filter)} ${source.condition ?? sql``}
      group by s.org_id, s.user_id
    )
    select o.id, o.name, ${listed(source.columns, sumTotalColumn)}
    from below join organization_unit o on o.id = below.top left join person p on p.org_id = below.id
    group by o.id, o.name, o.removed_at
    having o.removed_at is null or count(p.user_id) > 0`.execute(db)
  return rows
}

/** Everybody who has a figure; summed up before the names are looked up, so that no plan looks for sums by name. */
export async function usersRanked(
  { db, tenantId }: TenantTx,
  { source, filter }: Ranked,
): Promise<RankedRow[]> {
  const { rows } = await sql<RankedRow>`
    select u.id, u.name, summed.* from (
      select s.user_id, ${listed(source.columns, sumPersonColumn)} from ${sql.table(source.table)} s
      where s.tenant_id = ${tenantId} and ${inFilter(filter)} ${source.condition ?? sql``}
      group by s.user_id
    ) summed join person u on u.tenant_id = ${tenantId} and u.id = summed.user_id`.execute(db)
  return rows
}

/** The most recommended questions, with how often they were taken up and of use. */
export async function questionsRanked(
  { db, tenantId }: TenantTx,
  { filter, limit, offset = 0 }: { filter: StatFilter; limit: number; offset?: number },
): Promise<stat.Ranking['rankList']> {
  const { rows } = await sql<stat.Ranking['rankList'][number]>`
    select q.id, q.name, summed.value, summed.tag1, summed.tag2 from (
      select s.question_id, sum(s.recommended) as value, sum(s.recommend_accepted) as tag1,
             sum(s.recommend_valid) as tag2
      from stat_question_day s where s.tenant_id = ${tenantId} and ${inFilter(filter)} group by s.question_id
    ) summed join question q on q.tenant_id = ${tenantId} and q.id = summed.question_id
    order by summed.value desc, q.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countQuestions({ db, tenantId }: TenantTx, filter: StatFilter): Promise<number> {
  const { rows } = await sql<{ questions: number }>`
    select count(distinct s.question_id) as questions from stat_question_day s
    where s.tenant_id = ${tenantId} and ${inFilter(filter)}`.execute(db)
  return rows[0]?.questions ?? 0
}
