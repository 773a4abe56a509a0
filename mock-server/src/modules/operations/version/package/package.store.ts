import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../../platform/context/context.ts'

type NewPackage = { name: string; contentHash: string; uploadedBy: number; uploadedAt: Date }

export async function insertPackage({ db, tenantId }: TenantTx, added: NewPackage): Promise<string> {
  const { fid } = await db
    .insertInto('versionPackage')
    .values({ ...added, tenantId })
    .returning('fid')
    .executeTakeFirstOrThrow()
  return fid
}

export async function findPackageName({ db, tenantId }: TenantTx, fid: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('versionPackage')
    .where('tenantId', '=', tenantId)
    .where('fid', '=', fid)
    .select('name')
    .executeTakeFirst()
  return found?.name
}

/** Bytes of packages that no version has. Until this transaction ends nobody else's call returns, so that of several at once each counts. */
export async function lockUnusedBytes({ db, tenantId }: TenantTx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('unused version packages', ${tenantId}))`.execute(
    db,
  )
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(c.bytes), 0)::bigint as bytes
    from version_package p join stored_content c on c.tenant_id = p.tenant_id and c.hash = p.content_hash
    where p.tenant_id = ${tenantId} and not exists (
      select from app_version v where v.tenant_id = p.tenant_id and v.package_fid = p.fid)`.execute(db)
  return rows[0]?.bytes ?? 0
}

export type ReleasedPackage = { tenantId: number; contentHash: string; name: string }

/** Undefined while no released version has it. */
export async function findReleasedPackage(
  { db }: Pick<AppContext, 'db'>,
  fid: string,
): Promise<ReleasedPackage | undefined> {
  const { rows } = await sql<ReleasedPackage>`
    select tenant_id as "tenantId", content_hash as "contentHash", name from released_package(${fid})`.execute(
    db.outside,
  )
  return rows[0]
}
