import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'

type Db = AppContext['db']['outside'] | TenantTx['db']

/** The app is registered no more, and what companies decided about it is forgotten. */
export async function markRemoved(
  { db }: TenantTx,
  { appId, removedAt }: { appId: number; removedAt: Date },
): Promise<void> {
  await db
    .updateTable('subApp')
    .set({ removedAt, revision: sql`revision + 1` })
    .where('id', '=', appId)
    .execute()
  await sql`select forget_app_decisions(${appId})`.execute(db)
}

/** The versions are there no more; their contents are deleted later, where no other version has them (unused-files.ts). */
export async function removeFiles(db: Db, versionIds: readonly number[]): Promise<void> {
  if (versionIds.length === 0) return
  const ids = [...versionIds]
  await db
    .updateTable('subAppVersion')
    .set({ state: 'removed', problem: null, files: 0, bytes: 0 })
    .where('id', 'in', ids)
    .execute()
  await db.deleteFrom('subAppFile').where('versionId', 'in', ids).execute()
}

/** Versions that nobody can come back to, beside the newest ones of each app and of each set. */
export async function listUnneededVersions(db: Db, kept: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select version_id as id from unneeded_app_versions(${kept})`.execute(db)
  return rows.map(({ id }) => id)
}

/** Finds those of the contents that a version has. */
export async function findUsedHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('subAppFile')
    .select('hash')
    .distinct()
    .where('hash', 'in', [...hashes])
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}

/** Figures and failures older than a moment. */
export async function deleteOldHealth(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('subAppHealth').where('hour', '<', before).execute()
  await db.deleteFrom('subAppFailure').where('at', '<', before).execute()
  await db.deleteFrom('subAppTrial').where('lastAt', '<', before).execute()
  await db.deleteFrom('subAppSlotHealth').where('hour', '<', before).execute()
  await db.deleteFrom('subAppSlotTrial').where('lastAt', '<', before).execute()
}
