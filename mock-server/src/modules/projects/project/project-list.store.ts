import {
  foldText,
  EXACT_COUNT_LIMIT,
  type Complete,
  type Language,
  type ParsedQueryOf,
  type project,
  type projectEntity,
} from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { allHold } from '../../../platform/db/lists.ts'
import { searchCandidates } from './search-candidates.ts'

type Filter = ParsedQueryOf<typeof project.list> & {
  isOfAllCompanies: boolean
  /** `YYYY-MM`: the month that a report is due for, and the zone that it begins and ends in. */
  reportMonth: string
  timezone: string
}
type Found = { ids: number[]; total: number; totalIsCapped: boolean }

/**
 * Ids of one page, and how many there are up to the limit of counting. One walk through an index alone gives both; only
 * pages behind the limit take a second one.
 */
export async function findProjects(tx: TenantTx, filter: Filter): Promise<Found> {
  const offset = (filter.current - 1) * filter.size
  const counted = EXACT_COUNT_LIMIT + 1
  const candidates = await searchCandidates(tx, filter.searchKey)
  const direction = filter.needs === 'decision' ? sql`asc` : sql`desc`
  const position = filter.needs === 'decision' ? WAITING_SINCE : sql`p.created_at`
  const matching = sql`select p.id, ${position} as position from project p where ${matches(tx, filter, candidates)}
    order by position ${direction}, p.id ${direction}`
  const source = offset + filter.size > counted ? sql`(${matching})` : sql`counted`
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with counted as materialized (${matching} limit ${counted})
    select (select count(*) from counted) as total,
      array(select found.id from ${source} found order by found.position ${direction}, found.id ${direction}
        offset ${offset} limit ${filter.size}) as ids`.execute(tx.db)
  const { ids, total } = rows[0] ?? { ids: [], total: 0 }
  return {
    ids,
    total: Math.min(total, EXACT_COUNT_LIMIT),
    totalIsCapped: total > EXACT_COUNT_LIMIT,
  }
}

const WAITING_SINCE = sql`(select min(a.applied_at) from project_application a
    where a.owner_id = p.tenant_id and a.project_id = p.id and a.status = 'pending')`

/** Condition for projects that have the need; null without a need. */
function waitsFor({ needs, reportMonth, timezone }: Filter): RawBuilder<unknown> | null {
  if (needs === undefined) return null
  if (needs === 'decision')
    return sql`p.status <> 'ceased' and exists (select 1 from project_application a
      where a.owner_id = p.tenant_id and a.project_id = p.id and a.status = 'pending')`
  if (needs === 'manpower')
    return sql`p.status = 'normal' and p.manpower_demand > (
      select coalesce(sum(a.confirmed_manpower), 0) from project_application a
      where a.owner_id = p.tenant_id and a.project_id = p.id and a.status = 'passed')`
  const month = sql`${`${reportMonth}-01`}::date`
  return sql`p.status = 'normal'
    and p.created_at < (${month} + interval '1 month')::timestamp at time zone ${timezone}
    and not exists (select 1 from project_report r
      where r.owner_id = p.tenant_id and r.project_id = p.id and r.contractor_id is null and r.month = ${month})`
}

function matches(
  { tenantId }: TenantTx,
  filter: Filter,
  candidates: RawBuilder<boolean> | null,
): RawBuilder<unknown> {
  const { isOfAllCompanies, searchKey, status, startTime, endTime } = filter
  const conditions = [
    isOfAllCompanies ? sql`true` : sql`p.tenant_id = ${tenantId}`,
    candidates,
    searchKey ? containsText(searchKey) : null,
    status ? sql`p.status = ${status}` : null,
    waitsFor(filter),
    startTime === undefined ? null : sql`p.created_at >= ${new Date(startTime * 1000)}`,
    // The last second counts whole.
    endTime === undefined ? null : sql`p.created_at < ${new Date((endTime + 1) * 1000)}`,
  ].filter((condition) => condition !== null)
  return allHold(conditions)
}

/** All characters of a code, `PRJ-YYYYMMDD-nnn`. */
const PART_OF_CODE = /^[PRJ\d-]+$/i

/**
 * The key is folded as the names are. A key that no code can contain is searched in names alone, which takes half the time.
 */
function containsText(searchKey: string): RawBuilder<unknown> {
  const inName = sql`strpos(p.folded, text_key(${searchKey})) > 0`
  return PART_OF_CODE.test(foldText(searchKey))
    ? sql`(${inName} or strpos(p.code, upper(text_key(${searchKey}))) > 0)`
    : inName
}

export type StoredRow = Omit<
  Complete<projectEntity.ProjectRow>,
  'createTimestamp' | 'modifyTimestamp' | 'oldestPendingTimestamp' | 'manpowerGap' | 'ownerName' | 'isOwner'
> & { createdAt: Date; modifiedAt: Date; oldestPendingAt: Date | null }

/** Rows of a list, in the order of the ids. Only applications that the caller may see count. */
export async function describeProjects(
  { db }: TenantTx,
  ids: readonly number[],
  language: Language,
): Promise<StoredRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StoredRow>`
    select p.id, p.code, p.name, p.industry_id as "industryID",
      ${sql.ref(language === 'zh' ? 'i.name_zh' : 'i.name_en')} as "industryName", p.status,
      p.manpower_demand as "manpowerDemand", p.description, p.version, p.tenant_id as "ownerTenantId",
      p.created_at as "createdAt", p.modified_at as "modifiedAt", figures.*
    from project p
    join industry i on i.id = p.industry_id
    cross join lateral (
      select coalesce(sum(a.confirmed_manpower) filter (where a.status = 'passed'), 0) as "confirmedManpower",
        coalesce(sum(a.manpower_assigned) filter (where a.status = 'passed'), 0) as "manpowerAssigned",
        count(*) as contractors,
        count(*) filter (where a.status = 'pending') as "pendingApplications",
        min(a.applied_at) filter (where a.status = 'pending') as "oldestPendingAt"
      from project_application a where a.owner_id = p.tenant_id and a.project_id = p.id
    ) figures
    where p.id = any(${sql.val(ids)}::bigint[])
    order by array_position(${sql.val(ids)}::bigint[], p.id)`.execute(db)
  return rows
}
