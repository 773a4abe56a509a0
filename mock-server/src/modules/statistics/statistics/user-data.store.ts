import { UNSET_VERSION, userData } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type SourceRow = {
  id: number
  metric: number | null
  labelId: number | null
  labelName: string | null
  isActive: boolean
}

/** Added to the id of a label to get the id of its source; the ids of metrics have seven digits. */
export const LABEL_SOURCE_OFFSET = 10_000_000

/** Figures that a save left out may still have rows, in addition to the ones that it can have. */
const MAX_ROWS = 2 * userData.MAX_SOURCES

export async function findSources({ db, tenantId }: TenantTx, businessTypeId: number): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select s.id, s.metric, s.label_id as "labelId", l.name as "labelName", s.is_active as "isActive"
    from user_data_source s left join smart_label l on l.tenant_id = s.tenant_id and l.id = s.label_id
    where s.tenant_id = ${tenantId} and s.business_type_id = ${businessTypeId}
    order by s.id limit ${MAX_ROWS}`.execute(db)
  return rows
}

export async function findChecks(
  { db, tenantId }: TenantTx,
  businessTypeId: number,
): Promise<userData.CheckConfig[]> {
  const { rows } = await sql<userData.CheckConfig>`
    select c.id, c.name, c.tips, c.is_enabled::int as status,
           coalesce(
             (select jsonb_agg(jsonb_build_object('id', r.id, 'checkId', r.check_id, 'sourceId', r.source_id,
                       'logic', r.logic, 'threshold', r.threshold) order by r.id)
              from user_data_check_rule r where r.tenant_id = c.tenant_id and r.check_id = c.id), '[]') as "sourceRel"
    from user_data_check c where c.tenant_id = ${tenantId} and c.business_type_id = ${businessTypeId}
    order by c.id limit ${userData.MAX_SUGGESTIONS}`.execute(db)
  return rows
}

export async function userDataVersion({ db }: TenantTx, businessTypeId: number): Promise<number> {
  const found = await db
    .selectFrom('userDataConfig')
    .where('businessTypeId', '=', businessTypeId)
    .select('version')
    .executeTakeFirst()
  return found?.version ?? UNSET_VERSION
}

/** The version that the change of this transaction makes; nobody else changes the business until it ends. */
export async function nextUserDataVersion(
  { db, tenantId }: TenantTx,
  businessTypeId: number,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into user_data_config (tenant_id, business_type_id, version) values (${tenantId}, ${businessTypeId}, 1)
    on conflict (tenant_id, business_type_id) do update set version = user_data_config.version + 1
    returning version`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the database answered no version')
  return row.version
}

/** Labels of the business that were not deleted. */
export async function knownLabels(
  { db }: TenantTx,
  businessTypeId: number,
  labelIds: readonly number[],
): Promise<number[]> {
  if (labelIds.length === 0) return []
  const rows = await db
    .selectFrom('smartLabel')
    .where('businessTypeId', '=', businessTypeId)
    .where('id', 'in', labelIds)
    .where('deletedAt', 'is', null)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

export type StoredSource = { metric: number | null; labelId: number | null; isActive: boolean }

/** Stores the named sources as given; labels that are not named are no longer sources. */
export async function replaceSources(
  { db, tenantId }: TenantTx,
  businessTypeId: number,
  sources: readonly StoredSource[],
): Promise<void> {
  const labelIds = sources.flatMap(({ labelId }) => labelId ?? [])
  await sql`
    delete from user_data_source where tenant_id = ${tenantId} and business_type_id = ${businessTypeId}
      and label_id is not null and not label_id = any(${labelIds}::bigint[])`.execute(db)
  await sql`
    insert into user_data_source (tenant_id, business_type_id, metric, label_id, is_active)
    select ${tenantId}::bigint, ${businessTypeId}::bigint, metric, label_id, is_active
    from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb)
      as sent ("metric" integer, "labelId" bigint, "isActive" boolean)
    cross join lateral (select sent."labelId" as label_id, sent."isActive" as is_active) named
    on conflict (tenant_id, business_type_id, id) do update set is_active = excluded.is_active`.execute(db)
}

/** The suggestions of the business are exactly these. New ones have the id 0, as have new rules. */
export async function replaceChecks(
  tx: TenantTx,
  businessTypeId: number,
  checks: readonly userData.SavedCheck[],
): Promise<void> {
  const { db, tenantId } = tx
  const ids = checks.map(({ id }) => id)
  await sql`
    delete from user_data_check where tenant_id = ${tenantId} and business_type_id = ${businessTypeId}
      and not id = any(${ids}::bigint[])`.execute(db)
  for (const check of checks) {
    const { id, name, tips, status, sourceRel } = check
    const values = { name, tips, isEnabled: status === 1 }
    if (id === 0) {
      const added = await db
        .insertInto('userDataCheck')
        .values({ tenantId, businessTypeId, ...values })
        .returning('id')
        .executeTakeFirstOrThrow()
      await replaceRules(tx, added.id, sourceRel)
    } else {
      await db.updateTable('userDataCheck').where('id', '=', id).set(values).execute()
      await replaceRules(tx, id, sourceRel)
    }
  }
}

async function replaceRules(
  { db, tenantId }: TenantTx,
  checkId: number,
  rules: userData.SavedCheck['sourceRel'],
): Promise<void> {
  const ids = rules.map(({ id }) => id)
  await sql`
    delete from user_data_check_rule
    where tenant_id = ${tenantId} and check_id = ${checkId} and not id = any(${ids}::bigint[])`.execute(db)
  for (const { id, sourceId, logic, threshold } of rules) {
    const values = { sourceId, logic, threshold }
    if (id === 0)
      await db
        .insertInto('userDataCheckRule')
        .values({ tenantId, checkId, ...values })
        .execute()
    else await db.updateTable('userDataCheckRule').where('id', '=', id).set(values).execute()
  }
}
