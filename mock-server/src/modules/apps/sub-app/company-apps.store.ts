import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type CompanyApp = {
  appId: number
  isOff: boolean
  consentedVersionId: number | null
  roleIds: number[] | null
}

/** Decisions of the company, by app. */
export async function listDecisions({ db, tenantId }: TenantTx): Promise<Map<number, CompanyApp>> {
  const rows = await db
    .selectFrom('companySubApp')
    .select(['appId', 'isOff', 'consentedVersionId', 'roleIds'])
    .where('tenantId', '=', tenantId)
    .execute()
  return new Map(rows.map((row) => [row.appId, row]))
}

type Decision = { appId: number; decidedAt: Date; decidedBy: number }

export async function saveOff(
  { db, tenantId }: TenantTx,
  { isOff, ...decision }: Decision & { isOff: boolean },
): Promise<void> {
  await db
    .insertInto('companySubApp')
    .values({ tenantId, isOff, ...decision })
    .onConflict((conflict) => conflict.columns(['tenantId', 'appId']).doUpdateSet({ isOff, ...decision }))
    .execute()
}

export async function saveConsent(
  { db, tenantId }: TenantTx,
  { versionId, roleIds, ...decision }: Decision & { versionId: number; roleIds: number[] | null },
): Promise<void> {
  const consent = { consentedVersionId: versionId, roleIds, ...decision }
  await db
    .insertInto('companySubApp')
    .values({ tenantId, ...consent })
    .onConflict((conflict) => conflict.columns(['tenantId', 'appId']).doUpdateSet(consent))
    .execute()
}

/**
 * The version of each app in the newest rollout that the company is in, whatever its percentage: consent is given before the
 * last person has it.
 */
export async function findCompanyVersions({ db, tenantId }: TenantTx): Promise<Map<number, number>> {
  const { rows } = await sql<{ appId: number; versionId: number }>`
    select i.app_id as "appId", i.version_id as "versionId" from sub_app_set_item i
    where i.set_number = (
      select r.set_number from sub_app_rollout r
      where r.company_codes is null or (select code from tenant where id = ${tenantId}) = any(r.company_codes)
      order by r.id desc limit 1)`.execute(db)
  return new Map(rows.map(({ appId, versionId }) => [appId, versionId]))
}

/** True if the version is in a set that the company, or a part of it, runs or ran. */
export async function isReleasedTo({ db, tenantId }: TenantTx, versionId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from sub_app_rollout r join sub_app_set_item i on i.set_number = r.set_number
      where i.version_id = ${versionId}
        and (r.company_codes is null or (select code from tenant where id = ${tenantId}) = any(r.company_codes))) as is`.execute(
    db,
  )
  return rows[0]?.is === true
}

/** Finds the ids that are roles of the company. */
export async function findRoleIds({ db }: TenantTx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('role')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id }) => id)
}

/** Code of the caller's company. */
export async function findCompanyCode({ db, tenantId }: TenantTx): Promise<string | undefined> {
  const own = await db.selectFrom('tenant').select('code').where('id', '=', tenantId).executeTakeFirst()
  return own?.code
}

/** Roles of the company, by name. */
export async function listRoleNames({ db }: TenantTx): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('role').select(['id', 'name']).orderBy('name').orderBy('id').execute()
}
