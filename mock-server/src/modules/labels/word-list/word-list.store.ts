import type { wordList } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

type WordList = wordList.WordList
type Written = Pick<WordList, 'name' | 'words'> & { by: number; at: Date }

/** One change of a company's lists at a time: names are distinct, and labels are locked in one order. */
export async function lockWordLists({ db, tenantId }: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('word lists', ${tenantId}))`.execute(db)
}

async function findWhere({ db, tenantId }: TenantTx, condition: RawBuilder<unknown>): Promise<WordList[]> {
  const { rows } = await sql<WordList>`
    select w.id, w.name, w.words, w.version, floor(extract(epoch from w.updated_at))::bigint as "updatedAt",
           u.name as "updatedBy", coalesce((
             select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name) order by l.name, l.id)
             from label_word_list s join smart_label l on l.tenant_id = s.tenant_id and l.id = s.label_id
             where s.tenant_id = w.tenant_id and s.list_id = w.id), '[]') as labels
    from word_list w left join person u on u.tenant_id = w.tenant_id and u.id = w.updated_by
    where w.tenant_id = ${tenantId} and ${condition} order by lower(w.name), w.id`.execute(db)
  return rows
}

export async function findWordLists(tx: TenantTx): Promise<WordList[]> {
  return findWhere(tx, sql`true`)
}

export async function findWordList(tx: TenantTx, id: number): Promise<WordList | undefined> {
  const [found] = await findWhere(tx, sql`w.id = ${id}`)
  return found
}

export async function countWordLists({ db, tenantId }: TenantTx): Promise<number> {
  const { count } = await db
    .selectFrom('wordList')
    .where('tenantId', '=', tenantId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Checks if another list than `exceptId` has the name, ignoring case. */
export async function isNameTaken(
  { db, tenantId }: TenantTx,
  name: string,
  exceptId: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from word_list where tenant_id = ${tenantId} and lower(name) = lower(${name})
      and id is distinct from ${exceptId}`.execute(db)
  return rows.length > 0
}

export async function insertWordList(
  { db, tenantId }: TenantTx,
  { name, words, by, at }: Written,
): Promise<number> {
  const { id } = await db
    .insertInto('wordList')
    .values({ tenantId, name, words, createdAt: at, updatedAt: at, updatedBy: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateWordList(
  { db, tenantId }: TenantTx,
  id: number,
  { name, words, by, at }: Written,
): Promise<void> {
  await db
    .updateTable('wordList')
    .set({ name, words, version: sql`version + 1`, updatedAt: at, updatedBy: by })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

export async function deleteWordList({ db, tenantId }: TenantTx, id: number): Promise<void> {
  await db.deleteFrom('wordList').where('tenantId', '=', tenantId).where('id', '=', id).execute()
}
