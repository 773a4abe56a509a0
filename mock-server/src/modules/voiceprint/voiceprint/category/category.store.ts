import type { ParsedQueryOf, voiceprint } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../../platform/context/context.ts'

/** Columns of the categories `k`. */
const columns = sql`k.id, k.name as "catalogName", k.version,
  floor(extract(epoch from k.created_at))::bigint as "createAt",
  floor(extract(epoch from k.updated_at))::bigint as "updateAt",
  (select count(*) from voice_corpus s where s.tenant_id = k.tenant_id and s.category_id = k.id) as "relateCount"`

/** By name; part of it narrows the list. */
export async function findCategories(
  { db, tenantId }: TenantTx,
  { name = '', pageIndex, pageSize }: ParsedQueryOf<typeof voiceprint.categories>,
): Promise<{ list: voiceprint.Category[]; count: number }> {
  const condition = sql`k.tenant_id = ${tenantId} and holds_text(k.name, ${name})`
  const counted = await sql<{ count: number }>`
    select count(*) as count from voice_category k where ${condition}`.execute(db)
  const { rows } = await sql<voiceprint.Category>`
    select ${columns} from voice_category k where ${condition}
    order by lower(k.name), k.id limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  return { list: rows, count: counted.rows[0]?.count ?? 0 }
}

export async function findCategory(
  { db, tenantId }: TenantTx,
  id: number,
): Promise<voiceprint.Category | undefined> {
  const { rows } = await sql<voiceprint.Category>`
    select ${columns} from voice_category k where k.tenant_id = ${tenantId} and k.id = ${id}`.execute(db)
  return rows[0]
}

/** Nobody deletes it, or adds a sample to it, until this transaction ends. */
export async function lockCategory(
  { db, tenantId }: TenantTx,
  id: number,
): Promise<{ name: string; version: number } | undefined> {
  const { rows } = await sql<{ name: string; version: number }>`
    select name, version from voice_category where tenant_id = ${tenantId} and id = ${id} for update`.execute(
    db,
  )
  return rows[0]
}

export async function countCategories({ db, tenantId }: TenantTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from voice_category where tenant_id = ${tenantId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Null where another category has the name, however it is written. */
export async function insertCategory(
  { db, tenantId }: TenantTx,
  { name, at, isAutomatic = false }: { name: string; at: Date; isAutomatic?: boolean },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into voice_category (tenant_id, name, is_automatic, created_at, updated_at)
    values (${tenantId}, ${name}, ${isAutomatic}, ${at}, ${at})
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** False where another category has the name. */
export async function renameCategory(
  { db, tenantId }: TenantTx,
  { id, name, at }: { id: number; name: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update voice_category k set name = ${name}, updated_at = ${at}, version = k.version + 1
    where k.tenant_id = ${tenantId} and k.id = ${id} and not exists (
      select from voice_category other
      where other.tenant_id = k.tenant_id and lower(other.name) = lower(${name}) and other.id <> k.id)`.execute(
    db,
  )
  return numAffectedRows === 1n
}

export async function removeCategory({ db, tenantId }: TenantTx, id: number): Promise<void> {
  await sql`delete from voice_category where tenant_id = ${tenantId} and id = ${id}`.execute(db)
}

/** The category in which checks store samples, whatever its name is now, or a new one. */
export async function automaticCategory(
  tx: TenantTx,
  { name, at }: { name: string; at: Date },
): Promise<number> {
  const { db, tenantId } = tx
  const find = () =>
    sql<{ id: number }>`
      select id from voice_category where tenant_id = ${tenantId} and (is_automatic or lower(name) = lower(${name}))
      order by is_automatic desc for key share limit 1`.execute(db)
  const known = (await find()).rows[0]
  if (known) return known.id
  const id = await insertCategory(tx, { name, at, isAutomatic: true })
  if (id !== null) return id
  const [made] = (await find()).rows
  if (!made) throw new Error('the category of samples that checks store could not be made')
  return made.id
}
