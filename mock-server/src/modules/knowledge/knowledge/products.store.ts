import { knowledge, type ListPage } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { ManagedStore } from '../../../platform/managed-list/managed-store.ts'
import type { Sql } from '../../../platform/managed-list/table-store.ts'

type Scope = { bizTypeId: number }
type Filters = { text?: string | undefined }
type Draft = { sellingPoints: string[]; questionIds: number[] }

/** A product of which nobody has written anything yet counts as its first version. */
const SELECTED = sql`
  select p.id, p.name, p.business_type_id as biz_type_id, coalesce(k.version, 0) + 1 as version,
    floor(extract(epoch from coalesce(k.updated_at, t.created_at)))::bigint as updated_at,
    (select u.name from person u where u.tenant_id = k.tenant_id and u.id = k.updated_by) as updated_by,
    coalesce(k.selling_points, '{}') as selling_points, coalesce(k.question_ids, '{}') as question_ids
  from product p join tenant t on t.id = p.tenant_id
  left join knowledge_product k on k.tenant_id = p.tenant_id and k.product_id = p.id`

/** Account management owns the products; this store reads and writes the information that sellers need about each. */
export const productStore: Pick<
  ManagedStore<Scope, Filters, Draft, knowledge.ProductKnowledge>,
  'find' | 'read' | 'lock' | 'update'
> = {
  find: async (tx, query: Scope & Filters & ListPage) => {
    const { bizTypeId, text = '', pageIndex, pageSize } = query
    const matching = sql`p.tenant_id = ${tx.tenantId} and p.business_type_id = ${bizTypeId}
      and holds_text(p.name, ${text})`
    const counted = await sql<{ total: number }>`
      select count(*) as total from product p where ${matching}`.execute(tx.db)
    const records = await listProducts(
      tx,
      sql`${matching} order by lower(p.name), p.id limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`,
    )
    return { records, total: counted.rows[0]?.total ?? 0 }
  },
  read: async (tx, id) => {
    const [row] = await listProducts(tx, sql`p.tenant_id = ${tx.tenantId} and p.id = ${id}`)
    return row
  },
  lock: async (tx, id) => {
    // The knowledge of a product may have no row to lock yet, and the product itself is not written here.
    await sql`select pg_advisory_xact_lock(hashtextextended('knowledge_product', ${id}))`.execute(tx.db)
    const { rows } = await sql<{ version: number }>`
      select coalesce(k.version, 0) + 1 as version
      from product p left join knowledge_product k on k.tenant_id = p.tenant_id and k.product_id = p.id
      where p.tenant_id = ${tx.tenantId} and p.id = ${id}`.execute(tx.db)
    return rows[0]
  },
  update: async ({ db, tenantId }, id, { draft, change: { by, at } }) => {
    const values = { ...draft, updatedAt: at, updatedBy: by }
    await db
      .insertInto('knowledgeProduct')
      .values({ tenantId, productId: id, version: 1, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['tenantId', 'productId'])
          .doUpdateSet((eb) => ({ ...values, version: eb('knowledgeProduct.version', '+', 1) })),
      )
      .execute()
  },
}

async function listProducts({ db }: TenantTx, matching: Sql): Promise<knowledge.ProductKnowledge[]> {
  const { rows } = await sql`${SELECTED} where ${matching}`.execute(db)
  return rows.map((row) => knowledge.products.row.parse(row))
}
