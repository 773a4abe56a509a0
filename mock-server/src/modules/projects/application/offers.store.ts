import { EXACT_COUNT_LIMIT, projectApplication, type ParsedQueryOf } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { allHold } from '../../../platform/db/lists.ts'
import { searchCandidates } from '../project/public.ts'

/** The own company's application for a project. */
export type OwnApplication = {
  id: number
  businessTypeId: number
  contactPerson: string
  contact: string
  description: string
  manpowerApplied: number
  manpowerAssigned: number
  confirmedManpower: number
  status: 'pending' | 'rejected' | 'passed'
  reviewRemark: string | null
  appliedAt: Date
  reviewedAt: Date | null
  version: number
}

/** A project as a provider sees it. */
export type StoredOffer = {
  id: number
  ownerId: number
  code: string
  name: string
  description: string
  industryId: number
  industryEn: string
  industryZh: string
  status: 'normal' | 'suspended' | 'ceased'
  manpowerDemand: number
  createdAt: Date
  modifiedAt: Date
  application: OwnApplication | null
}

type Filter = ParsedQueryOf<typeof projectApplication.providerList>

/** One page of a provider's list, the last changed first, and how many there are up to the limit of R35. */
export async function findOffers(
  tx: TenantTx,
  filter: Filter,
): Promise<{ offers: StoredOffer[]; total: number; totalIsCapped: boolean }> {
  const { size, current } = filter
  const skipped = (current - 1) * size
  // Starting helpers takes longer than they save.
  await sql`set local max_parallel_workers_per_gather = 0`.execute(tx.db)
  const candidates = await searchCandidates(tx, filter.name)
  // Page and count are read in one go: a search that finds little has to look at every project.
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with matching as materialized (select p.id, p.modified_at ${matchingOffers(tx, filter, candidates)}
      order by p.modified_at desc, p.id desc limit ${Math.max(EXACT_COUNT_LIMIT + 1, skipped + size)})
    select (select count(*) from (select 1 from matching limit ${EXACT_COUNT_LIMIT + 1}) counted) as count,
      array(select id from matching order by modified_at desc, id desc limit ${size} offset ${skipped}) as ids
  `.execute(tx.db)
  const [{ ids, count } = { ids: [], count: 0 }] = rows
  return {
    offers: await findOffersByIds(tx, ids),
    total: Math.min(count, EXACT_COUNT_LIMIT),
    totalIsCapped: count > EXACT_COUNT_LIMIT,
  }
}

/** Uses only columns of one index, so that 100,000 projects are searched and counted in it alone. */
function matchingOffers(
  { tenantId }: TenantTx,
  filter: Filter,
  candidates: RawBuilder<boolean> | null,
): RawBuilder<unknown> {
  const { type, industryID, name, from, to } = filter
  const passed = sql`select a.project_id from project_application a
    where a.tenant_id = ${tenantId} and a.status = 'passed'`
  const conditions = [
    type === projectApplication.PROVIDER_LIST.assigned
      ? // As an array the few are looked up one by one, instead of joined to all projects.
        sql`p.id = any (array(${passed}))`
      : // Evaluated for the projects that are found; an array would be scanned for every project.
        sql`p.status = 'normal' and p.tenant_id <> ${tenantId} and not exists (${passed} and a.project_id = p.id)`,
    ...(industryID === undefined ? [] : [sql`p.industry_id = ${industryID}`]),
    ...(candidates ? [candidates] : []),
    ...(name === undefined || name === '' ? [] : [sql`strpos(p.folded, text_key(${name})) > 0`]),
    ...(from === undefined ? [] : [sql`p.modified_at >= to_timestamp(${from})`]),
    // The last second belongs to the range.
    ...(to === undefined ? [] : [sql`p.modified_at < to_timestamp(${to + 1})`]),
  ]
  return sql`from project p where ${allHold(conditions)}`
}

type OfferRow = Omit<StoredOffer, 'application'>
type ApplicationRow = OwnApplication & { projectId: number }

/** Finds projects in the order of the ids; projects that the caller may not see are left out. */
async function findOffersByIds(tx: TenantTx, ids: readonly number[]): Promise<StoredOffer[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<OfferRow>`
    select p.id, p.tenant_id as "ownerId", p.code, p.name, p.description, p.industry_id as "industryId",
      i.name_en as "industryEn", i.name_zh as "industryZh", p.status, p.manpower_demand as "manpowerDemand",
      p.created_at as "createdAt", p.modified_at as "modifiedAt"
    from project p join industry i on i.id = p.industry_id
    where p.id = any(${sql.val(ids)}::bigint[])
    order by p.modified_at desc, p.id desc`.execute(tx.db)
  const applications = await applicationsFor(tx, ids)
  return rows.map((row) => ({ ...row, application: applications.get(row.id) ?? null }))
}

async function applicationsFor(
  { db, tenantId }: TenantTx,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number, OwnApplication>> {
  const rows: ApplicationRow[] = await db
    .selectFrom('projectApplication')
    .where('tenantId', '=', tenantId)
    .where('projectId', 'in', [...projectIds])
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [row.projectId, row]))
}

/** A project that is open, or that the own company applied for. */
export async function findOffer(tx: TenantTx, id: number): Promise<StoredOffer | undefined> {
  const [offer] = await findOffersByIds(tx, [id])
  return offer && (offer.status === 'normal' || offer.application) ? offer : undefined
}
