import type { businessManage } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export function listBusinessProducts(
  { db }: TenantTx,
  { businessTypeId, limit }: { businessTypeId: number; limit: number },
): Promise<businessManage.ManagedProduct[]> {
  return db
    .selectFrom('product')
    .where('businessTypeId', '=', businessTypeId)
    .select(['id', 'name', 'version'])
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function findProduct({ db }: TenantTx, id: number) {
  return db
    .selectFrom('product')
    .where('id', '=', id)
    .select(['id', 'name', 'businessTypeId', 'version'])
    .executeTakeFirst()
}

export async function countProducts({ db }: TenantTx, businessTypeId: number): Promise<number> {
  const { total } = await db
    .selectFrom('product')
    .where('businessTypeId', '=', businessTypeId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function isProductNameTaken(
  { db }: TenantTx,
  { businessTypeId, name, but = 0 }: { businessTypeId: number; name: string; but?: number },
): Promise<boolean> {
  const other = await db
    .selectFrom('product')
    .where('businessTypeId', '=', businessTypeId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', but)
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

export async function insertProduct(
  { db, tenantId }: TenantTx,
  product: { businessTypeId: number; name: string },
): Promise<number> {
  const { id } = await db
    .insertInto('product')
    .values({ ...product, tenantId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateProductName({ db }: TenantTx, id: number, name: string): Promise<void> {
  await db.updateTable('product').set({ name }).where('id', '=', id).execute()
}

/** Throws if a foreign key still refers to the product. */
export async function deleteProduct({ db }: TenantTx, id: number): Promise<void> {
  await db.deleteFrom('product').where('id', '=', id).execute()
}
