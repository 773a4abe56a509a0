import {
  STATUS_EVENT,
  statusAfter,
  ONLINE_STATUSES,
  type Language,
  type projectEntity,
} from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { inFilter, inScope, type StatFilter, tenantCondition } from '../statistics/public.ts'

/** One business's part in a project, as its owner may see it. */
type OutsourcedBusiness = { providerId: number; bizTypeId: number; timezone: string }

/** From here on the transaction also sees what was done for this project, if its tenant owns it (R20). */
export async function nameProject({ db }: TenantTx, projectId: number): Promise<void> {
  await sql`select set_config('app.project', ${String(projectId)}, true)`.execute(db)
}

/** The businesses that have started to work for the named project; none for anybody but its owner. */
export async function outsourcedBusinesses({ db }: TenantTx, now: Date): Promise<OutsourcedBusiness[]> {
  const { rows } = await sql<OutsourcedBusiness>`
    select distinct provider_id as "providerId", business_type_id as "bizTypeId", timezone
    from outsourced_work() where confirmed_from <= ${now} order by 1, 2`.execute(db)
  return rows
}

/**
 * When a business works for a project, for both sides: of others' work only what the named project's owner sees of it.
 */
export async function findWorkPeriods(
  { db, tenantId }: TenantTx,
  { bizTypeId, projectId, now }: { bizTypeId: number; projectId: number; now: Date },
): Promise<{ from: number; until: number | null }[]> {
  const { rows } = await sql<{ from: number; until: number | null }>`
    select extract(epoch from known.confirmed_from)::bigint as "from",
           case when isfinite(known.confirmed_until)
             then extract(epoch from known.confirmed_until)::bigint end as until
    from (
      select confirmed_from, confirmed_until from outsourced_work() where business_type_id = ${bizTypeId}
      union
      select confirmed_from, coalesce(confirmed_until, 'infinity') from project_assignment
      where tenant_id = ${tenantId} and project_id = ${projectId} and business_type_id = ${bizTypeId}
    ) known
    where known.confirmed_from <= ${now} order by 1`.execute(db)
  return rows
}

export async function ownsProject({ db, tenantId }: TenantTx, projectId: number): Promise<boolean> {
  const found = await db
    .selectFrom('project')
    .where('tenantId', '=', tenantId)
    .where('id', '=', projectId)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** The tenant's own businesses that have started to work for a project. */
export async function ownBusinessesFor(
  { db, tenantId }: TenantTx,
  { projectId, now }: { projectId: number; now: Date },
): Promise<number[]> {
  const rows = await db
    .selectFrom('projectAssignment')
    .where('tenantId', '=', tenantId)
    .where('projectId', '=', projectId)
    .where('confirmedFrom', '<=', now)
    .select('businessTypeId')
    .distinct()
    .execute()
  return rows.map(({ businessTypeId }) => businessTypeId)
}

export async function ownBusinesses(
  { db, tenantId }: TenantTx,
  bizTypeIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('business')
    .where('tenantId', '=', tenantId)
    .where('id', 'in', bizTypeIds)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Maps businesses of other tenants to the caller's project that each works for, or worked for last. */
export async function projectsWorkedFor(
  { db }: TenantTx,
  { bizTypeIds, now }: { bizTypeIds: readonly number[]; now: Date },
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ bizTypeId: number; projectId: number }>`
    select business_type_id as "bizTypeId", project_id as "projectId"
    from projects_worked_for(${sql.val(bizTypeIds)}::bigint[], ${now})`.execute(db)
  return new Map(rows.map(({ bizTypeId, projectId }) => [bizTypeId, projectId]))
}

/** Seconds online of each business that has any. */
export async function sumOnlineSeconds(
  { db, tenantId }: TenantTx,
  { filter, bizTypeIds }: { filter: StatFilter; bizTypeIds: readonly number[] },
): Promise<{ bizTypeId: number; seconds: number }[]> {
  const { rows } = await sql<{ bizTypeId: number; seconds: number }>`
    select s.business_type_id as "bizTypeId", sum(s.online_seconds)::bigint as seconds
    from stat_user_day s
    where ${tenantCondition(tenantId, filter)} and s.business_type_id = any(${sql.val(bizTypeIds)}::bigint[])
      and ${inFilter(filter)}
    group by s.business_type_id`.execute(db)
  return rows
}

export type ContractorWork = {
  bizTypeId: number
  /** Different people that were online. */
  users: number
  onlineSeconds: number
  calls: number
  validCalls: number
  orders: number
  violations: number
}

/** Work of each business that did anything. */
export async function workOfContractors(
  { db, tenantId }: TenantTx,
  filter: StatFilter,
): Promise<ContractorWork[]> {
  const { rows } = await sql<ContractorWork>`
    select s.business_type_id as "bizTypeId",
           count(distinct s.user_id) filter (where s.online_seconds > 0) as users,
           sum(s.online_seconds)::bigint as "onlineSeconds", sum(s.calls)::bigint as calls,
           sum(s.valid_calls)::bigint as "validCalls", sum(s.orders)::bigint as orders,
           sum(s.violations_0 + s.violations_1 + s.violations_2 + s.violations_3)::bigint as violations
    from stat_user_day s
    where ${tenantCondition(tenantId, filter)} and ${inFilter(filter)}
    group by s.business_type_id`.execute(db)
  return rows
}

type WorkerFilter = StatFilter & { bizTypeId: number; now: Date }
type Page = { pageIndex: number; pageSize: number }
export type WorkerRow = {
  userId: number
  seconds: number
  name: string
  orgName: string
  phone: string | null
  isOnline: boolean
}

const ONLINE_EVENTS: readonly number[] = Object.values(STATUS_EVENT).filter((event) => {
  const status = statusAfter(event)
  return status !== null && ONLINE_STATUSES.has(status)
})

/** People who work for the business now or did so in the range, the longest online first. */
export async function findWorkers(
  { db, tenantId }: TenantTx,
  filter: WorkerFilter,
  { pageIndex, pageSize }: Page,
): Promise<{ rows: WorkerRow[]; total: number }> {
  const { bizTypeId, now } = filter
  const { rows } = await sql<{ total: number } & (WorkerRow | { userId: null })>`
    with worked as materialized (
      select s.user_id, sum(s.online_seconds)::bigint as seconds
      from stat_user_day s where ${tenantCondition(tenantId, filter)} and ${inFilter(filter)} group by s.user_id
    ), people as materialized (
      select user_id from worked
      union
      select s.user_id from placed_workers(${bizTypeId}, ${now}) s where true ${inScope(filter.scope)}
    ), page as (
      select people.user_id, coalesce(worked.seconds, 0) as seconds
      from people left join worked on worked.user_id = people.user_id
      order by 2 desc, 1 limit ${pageSize} offset ${(pageIndex - 1) * pageSize}
    ), described as (
      select page.user_id, page.seconds, w.name, w.org_name, w.masked_phone, w.evt
      from page
      join describe_workers(${bizTypeId}, (select array_agg(user_id) from page), ${now}) w on w.user_id = page.user_id
    )
    select counted.total, d.user_id as "userId", d.seconds, d.name, d.org_name as "orgName", d.masked_phone as phone,
           coalesce(d.evt = any(${sql.val(ONLINE_EVENTS)}::int[]), false) as "isOnline"
    from (select count(*) as total from people) counted left join described d on true
    order by d.seconds desc, d.user_id`.execute(db)
  // A page after the last one has the total, and nobody.
  return {
    rows: rows.filter((row) => row.userId !== null),
    total: rows[0]?.total ?? 0,
  }
}

/** Limit over all companies, before those that the tenant may not read are left out. */
const MOST_PROJECTS = 100_000

type SelectorRow = {
  projectId: number
  projectName: string
  status: projectEntity.ProjectStatus
  bizTypeId: number
  providerName: string
  /** True for a business of the tenant itself. */
  isOwn: boolean
  timezone: string
}

/**
 * The newest projects with the businesses that work for them, of the tenant's projects and of its businesses. The database
 * also lists to the platform those of others, whose figures it may not read.
 */
export async function projectsWithBusinesses(
  { db, tenantId }: TenantTx,
  { max, now, isOnlyOwn, language }: { max: number; now: Date; isOnlyOwn: boolean; language: Language },
): Promise<SelectorRow[]> {
  const name = sql.ref(language === 'zh' ? 'provider_name_zh' : 'provider_name_en')
  const { rows } = await sql<SelectorRow>`
    select project_id as "projectId", project_name as "projectName", status, business_type_id as "bizTypeId",
           ${name} as "providerName", is_own as "isOwn", timezone
    from (
      select known.*, known.project_status as status, b.id is not null as is_own, dense_rank() over (order by known.project_id desc) as turn
      from projects_with_businesses(${MOST_PROJECTS}, ${now}, ${isOnlyOwn}) known
      left join project p on p.id = known.project_id and p.tenant_id = ${tenantId}
      left join business b on b.id = known.business_type_id and b.tenant_id = ${tenantId}
      where p.id is not null or b.id is not null
    ) readable
    where turn <= ${max}
    order by project_id desc, provider_name_en, business_type_id`.execute(db)
  return rows
}
