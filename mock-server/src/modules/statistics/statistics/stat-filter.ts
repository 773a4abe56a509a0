import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../identity/organization/public.ts'

export type StatFilter = {
  /** `YYYYMMDD`, both included. */
  beginDay: string
  endDay: string
  bizTypeId?: number | undefined
  scope: Scope
  /** Absent: what the tenant itself did, for whichever project. */
  project?: ProjectWork | undefined
}

/**
 * Only what was done for one project. Of tenants other than the transaction's, the policies of the database let its
 * owner see it, in a transaction that names the project.
 */
export type ProjectWork = {
  projectId: number
  /** Companies that do the work; named so that their rows are found by index. */
  providerIds: readonly number[]
  /** Zones of the providers: a day of the work is a day in its provider's zone. */
  timezones: readonly string[]
}

/** The zone of the days of work; null where it is done in several zones, whose days begin at no common moment. */
export function findWorkZone({
  timezones: [first, ...others],
}: Pick<ProjectWork, 'timezones'>): string | null {
  return first !== undefined && others.length === 0 ? first : null
}

/** Limits the rows to the caller's or to those of a project; the rows of the statistics are `s`. */
export function tenantCondition(
  tenantId: number,
  { project }: Pick<StatFilter, 'project'>,
): RawBuilder<unknown> {
  if (!project) return sql`s.tenant_id = ${tenantId}`
  const { projectId, providerIds } = project
  return sql`s.tenant_id = any(${sql.val(providerIds)}::bigint[]) and s.project_id = ${projectId}`
}

/** Days and business; the rows of the statistics are `s`. `dayShift`: how many days later than the range. */
export function inRange({ beginDay, endDay, bizTypeId }: StatFilter, dayShift = 0): RawBuilder<unknown> {
  const business = bizTypeId === undefined ? sql`` : sql`and s.business_type_id = ${bizTypeId}`
  return sql`s.day between ${beginDay}::date + ${dayShift}::int and ${endDay}::date + ${dayShift}::int ${business}`
}

/** As `inRange`, and of the organisations that the answer is about. */
export function inFilter(filter: StatFilter, dayShift = 0): RawBuilder<unknown> {
  return sql`${inRange(filter, dayShift)} ${inScope(filter.scope)}`
}

/** As `inFilter`, for facts `s` by the moment when they happened. */
export function inFilterAt(
  filter: StatFilter & { timezone: string },
  at: 'started_at' | 'hit_at',
): RawBuilder<unknown> {
  const { beginDay, endDay, bizTypeId, timezone } = filter
  const business = bizTypeId === undefined ? sql`` : sql`and s.business_type_id = ${bizTypeId}`
  return sql`
    s.${sql.ref(at)} >= ${beginDay}::date::timestamp at time zone ${timezone}
    and s.${sql.ref(at)} < (${endDay}::date + 1)::timestamp at time zone ${timezone}
    ${business} ${inScope(filter.scope)}`
}

export function inScope({ rootId }: Scope): RawBuilder<unknown> {
  if (rootId === null) return sql``
  return sql`and s.org_id in (
    with recursive below as (
      select ${rootId}::bigint as id
      union all
      select child.id from organization_unit child join below on child.parent_id = below.id
    ) select id from below)`
}
