import type { factor } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type StoredDemand = { scope: factor.DemandScope; roleIds: number[]; version: number }

/** The company demands a second factor of the person. */
export async function isFactorDemanded({ db, tenantId }: TenantTx, userId: number): Promise<boolean> {
  const { rows } = await sql<{ isDemanded: boolean }>`
    select demands_factor(${tenantId}, ${userId}) as "isDemanded"`.execute(db)
  return rows[0]?.isDemanded === true
}

/** A company that never demanded one has version 1. */
export async function findDemand({ db, tenantId }: TenantTx): Promise<StoredDemand> {
  const found = await db
    .selectFrom('factorDemand')
    .where('tenantId', '=', tenantId)
    .select(['everybody', 'roleIds', 'version'])
    .executeTakeFirst()
  if (!found) return { scope: 'nobody', roleIds: [], version: 1 }
  const { everybody, roleIds, version } = found
  return { scope: everybody ? 'everybody' : roleIds.length > 0 ? 'roles' : 'nobody', roleIds, version }
}

/** The roles of the company by name. */
export function listRoleNames({ db }: TenantTx): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('role').select(['id', 'name']).orderBy('name').orderBy('id').execute()
}

/** Holds other changes of the company's demand back until this transaction ends. */
export async function lockDemand(tx: TenantTx): Promise<StoredDemand & { nameEn: string }> {
  const { nameEn } = await tx.db
    .selectFrom('tenant')
    .where('id', '=', tx.tenantId)
    .select('nameEn')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return { ...(await findDemand(tx)), nameEn }
}

export async function upsertDemand(
  { db, tenantId }: TenantTx,
  { scope, roleIds }: Pick<StoredDemand, 'scope' | 'roleIds'>,
): Promise<void> {
  const demand = { everybody: scope === 'everybody', roleIds: scope === 'roles' ? roleIds : [] }
  await db
    .insertInto('factorDemand')
    .values({ tenantId, ...demand, version: 2 })
    .onConflict((conflict) =>
      conflict.column('tenantId').doUpdateSet({ ...demand, version: sql`factor_demand.version + 1` }),
    )
    .execute()
}
