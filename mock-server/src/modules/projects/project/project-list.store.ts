import {
  EXACT_COUNT_LIMIT,
  type Language,
  type ParsedQueryOf,
  type project,
  type projectEntity,
} from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { searchCandidates } from './search-candidates.ts'

type Filter = ParsedQueryOf<typeof project.list> & { isOfAllCompanies: boolean }
type Found = { ids: number[]; total: number; totalIsCapped: boolean }

/**
 * Ids of one page, and how many there are up to the limit of counting. One walk through an index alone gives both; only
 * pages behind the limit take a second one.
 */
export async function findProjects(tx: TenantTx, filter: Filter): Promise<Found> {
  const offset = (filter.current - 1) * filter.size
  const counted = EXACT_COUNT_LIMIT + 1
  const candidates = await searchCandidates(tx, filter.searchKey)
  const matching = sql`select p.id, p.created_at from project p where ${matches(tx, filter, candidates)}
    order by p.created_at desc, p.id desc`
  const source = offset + filter.size > counted ? sql`(${matching})` : sql`counted`
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with counted as materialized (${matching} limit ${counted})
    select (select count(*) from counted) as total,
      array(select found.id from ${source} found order by found.created_at desc, found.id desc
        offset ${offset} limit ${filter.size}) as ids`.execute(tx.db)
  const { ids, total } = rows[0] ?? { ids: [], total: 0 }
  return {
    ids,
    total: Math.min(total, EXACT_COUNT_LIMIT),
    totalIsCapped: total > EXACT_COUNT_LIMIT,
  }
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
    startTime === undefined ? null : sql`p.created_at >= ${new Date(startTime * 1000)}`,
    // The last second counts whole.
    endTime === undefined ? null : sql`p.created_at < ${new Date((endTime + 1) * 1000)}`,
  ].filter((condition) => condition !== null)
  return sql.join(conditions, sql` and `)
}

/** All that is in a code, `PRJ-YYYYMMDD-nnn`. */
const PART_OF_CODE = /^[PRJ\d-]+$/i

/** The key is folded as the names are. What no code can hold is looked for in names alone, which takes half the time. */
function containsText(searchKey: string): RawBuilder<unknown> {
  const inName = sql`strpos(p.folded, lower(${searchKey})) > 0`
  return PART_OF_CODE.test(searchKey) ? sql`(${inName} or strpos(p.code, upper(${searchKey})) > 0)` : inName
}

export type StoredRow = Omit<
  projectEntity.ProjectRow,
  'createTimestamp' | 'modifyTimestamp' | 'oldestPendingTimestamp' | 'manpowerGap' | 'ownerName' | 'isOwner'
> & { createdAt: Date; modifiedAt: Date; oldestPendingAt: Date | null }

/** What a list says of each, the newest first. Of applications those count that the caller may see. */
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
    order by p.created_at desc, p.id desc`.execute(db)
  return rows
}
