import { sql } from 'kysely'
import type { TenantRows } from '../context/context.ts'

/** Stored content of a company, distinguished by the SHA-256 of its bytes, in hex. */
export type StoredContent = { hash: string; bytes: number; mediaType: string }

/** Lets nobody else store or remove these bytes for this company until this transaction ends. */
export async function lockContent({ db, tenantId }: TenantRows, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${hash}`}, ${tenantId}))`.execute(db)
}

/** Bytes that are stored already keep their media type. */
export async function insertContent({ db, tenantId }: TenantRows, content: StoredContent & { at: Date }) {
  const { hash, bytes, mediaType, at } = content
  await db
    .insertInto('storedContent')
    .values({ tenantId, hash, bytes, mediaType, createdAt: at })
    .onConflict((conflict) => conflict.columns(['tenantId', 'hash']).doNothing())
    .execute()
}

export function findContent({ db, tenantId }: TenantRows, hash: string): Promise<StoredContent | undefined> {
  return db
    .selectFrom('storedContent')
    .where('tenantId', '=', tenantId)
    .where('hash', '=', hash)
    .select(['hash', 'bytes', 'mediaType'])
    .executeTakeFirst()
}

/** Has the next `removeUnused` check these bytes: they may be of no use. */
export async function insertContentCheck({ db, tenantId }: TenantRows, hash: string): Promise<void> {
  await db
    .insertInto('contentCheck')
    .values({ tenantId, hash })
    .onConflict((conflict) => conflict.columns(['tenantId', 'hash']).doNothing())
    .execute()
}

export async function deleteContentCheck({ db, tenantId }: TenantRows, hash: string): Promise<void> {
  await db.deleteFrom('contentCheck').where('tenantId', '=', tenantId).where('hash', '=', hash).execute()
}

export async function findContentChecks({ db, tenantId }: TenantRows, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('contentCheck')
    .where('tenantId', '=', tenantId)
    .select('hash')
    .orderBy('hash')
    .limit(limit)
    .execute()
  return rows.map(({ hash }) => hash)
}

/** Deletes bytes that nothing refers to; answers whether they are unknown now. Foreign keys say what refers to them. */
export async function deleteUnreferenced({ db }: TenantRows, hash: string): Promise<boolean> {
  const { rows } = await sql<{ isGone: boolean }>`
    select delete_unreferenced_content(${hash}) as "isGone"`.execute(db)
  return rows[0]?.isGone === true
}
