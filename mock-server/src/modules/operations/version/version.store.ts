import { appVersion, type Complete } from '@console/contracts'
import { sql } from 'kysely'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'

/** A version with every field. */
export type StoredVersion = Complete<appVersion.AppVersion>

type VisibleRow = {
  id: number
  tenantId: number
  version: string
  platform: appVersion.Platform
  updateMode: appVersion.UpdateMode
  scopeValue: number | null
  description: string
  packageUrl: string | null
  packageFid: string | null
  packageName: string | null
  packageBytes: number | null
  status: appVersion.Status
  releasedAt: Date | null
  releasedBy: string | null
  revision: number
  newerReleased: string | null
}

/** By the three numbers: 2.10.0 is above 2.9.1. */
const NUMBERS = sql`string_to_array(v.version, '.')::int[]`
const VISIBLE = sql`
  select v.id, v.tenant_id as "tenantId", v.version, v.platform, v.update_mode as "updateMode",
    v.scope_value as "scopeValue", v.description, v.package_url as "packageUrl", v.package_fid as "packageFid",
    v.package_name as "packageName", v.package_bytes as "packageBytes", v.status, v.released_at as "releasedAt",
    v.released_by as "releasedBy", v.revision,
    (select n.version from visible n
     where n.tenant_id = v.tenant_id and n.platform = v.platform and n.status = 1
       and string_to_array(n.version, '.')::int[] > ${NUMBERS}
     order by string_to_array(n.version, '.')::int[] desc limit 1) as "newerReleased"
  from visible v`

export async function findVersions(
  { db, tenantId }: TenantTx,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredVersion[]> {
  const { rows } = await sql<VisibleRow>`
    with visible as materialized (select * from visible_app_versions())
    ${VISIBLE} order by ${NUMBERS} desc, v.platform, v.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows.map((row) => toVersion(row, tenantId))
}

export async function countVersions({ db }: TenantTx): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from visible_app_versions()`.execute(db)
  return rows[0]?.count ?? 0
}

/** Finds a version that the company may see, including the platform's versions. */
export async function findVersion(
  { db, tenantId }: TenantTx,
  id: number,
): Promise<StoredVersion | undefined> {
  const { rows } = await sql<VisibleRow>`
    with visible as materialized (select * from visible_app_versions()) ${VISIBLE} where v.id = ${id}`.execute(
    db,
  )
  const [row] = rows
  return row && toVersion(row, tenantId)
}

function toVersion(row: VisibleRow, tenantId: number): StoredVersion {
  const { tenantId: owner, packageFid, packageName, packageBytes, releasedAt, scopeValue, ...facts } = row
  const { all, percentage } = appVersion.UPDATE_SCOPE
  return {
    ...facts,
    scopeValue,
    updateScope: scopeValue === null ? all : percentage,
    releasedAt: releasedAt && toUnixSeconds(releasedAt),
    packageFile:
      packageFid === null ? null : { fid: packageFid, name: packageName ?? '', bytes: packageBytes ?? 0 },
    isOwn: owner === tenantId,
  }
}

/** Locks a version until this transaction ends; false when the company has no such version. */
export async function lockVersion({ db, tenantId }: TenantTx, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('appVersion')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

function toVersionColumns(draft: appVersion.VersionDraft) {
  const { version, platform, updateMode, scopeValue, description, packageUrl, packageFid } = draft
  return { version, platform, updateMode, scopeValue, description, packageUrl, packageFid }
}

/** Undefined when the platform has this version already. */
export async function insertVersion(
  { db, tenantId }: TenantTx,
  draft: appVersion.VersionDraft,
): Promise<number | undefined> {
  const row = await db
    .insertInto('appVersion')
    .values({ ...toVersionColumns(draft), tenantId })
    .onConflict((conflict) => conflict.columns(['tenantId', 'platform', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** True if another version has the number. */
export async function isNumberTaken(
  { db, tenantId }: TenantTx,
  { id, platform, version }: { id: number; platform: appVersion.Platform; version: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('appVersion')
    .where('tenantId', '=', tenantId)
    .where('platform', '=', platform)
    .where('version', '=', version)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

type Changes = Partial<ReturnType<typeof toVersionColumns>> & {
  status?: appVersion.Status
  releasedAt?: Date
  releasedBy?: number
}

export async function updateVersion({ db, tenantId }: TenantTx, id: number, changes: Changes): Promise<void> {
  await db
    .updateTable('appVersion')
    .set({ ...changes, revision: sql`revision + 1` })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

export { toVersionColumns as draftColumns }

export async function deleteVersion({ db, tenantId }: TenantTx, id: number): Promise<void> {
  await db.deleteFrom('appVersion').where('tenantId', '=', tenantId).where('id', '=', id).execute()
}
