import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'

/**
 * Days for which the former organisation of a person who has moved on still counts as a workplace; as many as a range may
 * have.
 */
const RECENT_DAYS = 31

/**
 * Workplaces: the company and the organisations right below it, as far as the caller sees them as a whole. Workplaces of one
 * name also show their ids, since a workplace is requested by its name.
 */
function workplaces(tenantId: number, { rootId }: Scope): RawBuilder<unknown> {
  const visible = rootId === null ? sql`true` : sql`(o.id = ${rootId} or o.parent_id = ${rootId})`
  return sql`
    workplace as (
      select o.id, o.sort, o.parent_id, ${visible} as is_visible,
             case when count(*) over (partition by o.name) > 1 then o.name || ' #' || o.id else o.name end as name
      from organization_unit o
      where o.tenant_id = ${tenantId} and (o.parent_id is null or o.parent_id in (
        select company.id from organization_unit company where company.tenant_id = ${tenantId} and company.parent_id is null))
    )`
}

type WorkplaceQuery = { scope: Scope; bizTypeId: number | undefined; timezone: string; now: Date }

/** Names of the workplaces where seats work for the business, or for any business. */
export async function findWorkplaces(
  { db, tenantId }: TenantTx,
  { scope, bizTypeId, timezone, now }: WorkplaceQuery,
): Promise<string[]> {
  const placed =
    bizTypeId === undefined
      ? sql``
      : sql`and exists (select 1 from user_business_type p
                        where p.tenant_id = u.tenant_id and p.user_id = u.id and p.business_type_id = ${bizTypeId})`
  const worked =
    bizTypeId === undefined
      ? sql``
      : sql`union select s.org_id from stat_user_day s
            where s.tenant_id = ${tenantId} and s.business_type_id = ${bizTypeId}
              and s.day > (${now}::timestamptz at time zone ${timezone})::date - ${RECENT_DAYS}::int`
  const { rows } = await sql<{ name: string }>`
    with recursive ${workplaces(tenantId, scope)},
    part as (
      select w.id as top, w.id from workplace w
      union all
      select part.top, child.id from organization_unit child
      join part on child.parent_id = part.id
      -- Seats of a department do not make the company a workplace.
      where part.top not in (select id from workplace where parent_id is null)
    ), active as (
      select u.org_id from person u
      where u.tenant_id = ${tenantId} and u.type in ('TSR', 'TeamTSR') and u.status = 'enabled' ${placed}
      ${worked}
    )
    select w.name from workplace w
    where w.is_visible and w.id in (select part.top from part where part.id in (select org_id from active))
    order by w.parent_id nulls first, w.sort, w.id`.execute(db)
  return rows.map(({ name }) => name)
}

/** The organisation that a workplace's name represents. */
export async function findWorkplace(
  { db, tenantId }: TenantTx,
  { scope, name }: { scope: Scope; name: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with ${workplaces(tenantId, scope)}
    select id from workplace where is_visible and name = ${name} order by id limit 1`.execute(db)
  return rows[0]?.id
}

type TypedValue = { day: string; columnId: string; value: string; version: number }
type Days = { bizTypeId: number; workplaceId: number; beginDay: string; endDay: string }

/** Values that people typed in; a day as `YYYYMMDD`. */
export async function typedValues(
  { db, tenantId }: TenantTx,
  { bizTypeId, workplaceId, beginDay, endDay }: Days,
): Promise<TypedValue[]> {
  const { rows } = await sql<TypedValue>`
    select to_char(day, 'YYYYMMDD') as day, column_id as "columnId", value, version
    from daily_report_value
    where tenant_id = ${tenantId} and business_type_id = ${bizTypeId} and workplace_id = ${workplaceId}
      and day between ${beginDay}::date and ${endDay}::date`.execute(db)
  return rows
}

/** One row of a report: `columnIds` are those of its columns that people type in. */
export type RowKey = { bizTypeId: number; workplaceId: number; day: string; columnIds: readonly string[] }
export type StoredRow = { version: number; values: Record<string, string> }

/** Stored values of a row, locked until the transaction ends, also where it has no value yet. */
export async function lockRow(
  { db, tenantId }: TenantTx,
  { bizTypeId, workplaceId, day, columnIds }: RowKey,
): Promise<StoredRow> {
  const lock = `daily report ${bizTypeId} ${workplaceId} ${day}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, ${tenantId}))`.execute(db)
  const { rows } = await sql<Pick<TypedValue, 'columnId' | 'value' | 'version'>>`
    select column_id as "columnId", value, version from daily_report_value
    where tenant_id = ${tenantId} and business_type_id = ${bizTypeId} and workplace_id = ${workplaceId}
      and day = ${day}::date and column_id = any(${columnIds})`.execute(db)
  return {
    version: rowVersion(rows),
    values: Object.fromEntries(rows.map(({ columnId, value }) => [columnId, value])),
  }
}

/** Version of a row: the sum of its values' versions. No value is ever deleted, so it only grows. */
export function rowVersion(values: readonly Pick<TypedValue, 'version'>[]): number {
  return values.reduce((sum, { version }) => sum + version, 0)
}

export async function upsertValues(
  { db, tenantId }: TenantTx,
  {
    bizTypeId,
    workplaceId,
    day,
    values,
  }: Omit<RowKey, 'columnIds'> & { values: readonly { columnId: string; value: string }[] },
): Promise<void> {
  await sql`
    insert into daily_report_value (tenant_id, business_type_id, workplace_id, day, column_id, value)
    select ${tenantId}, ${bizTypeId}, ${workplaceId}, ${day}::date, typed.column_id, typed.value
    from unnest(${values.map(({ columnId }) => columnId)}::text[], ${values.map(({ value }) => value)}::text[])
      as typed (column_id, value)
    on conflict (tenant_id, business_type_id, workplace_id, day, column_id)
      do update set value = excluded.value, version = daily_report_value.version + 1`.execute(db)
}
