import type { AppContext } from '../../../platform/context/context.ts'
import { DAY_MS } from '../../../platform/time/units.ts'
import { deleteOldHealth, findUsedHashes, listUnneededVersions, removeFiles } from './removal.store.ts'
import { APP_FILES, brotliKey, fileKey, lockFile } from './source/app-files.ts'

/** Versions of each app, and sets, that one can go back to. */
const KEPT_VERSIONS = 20
const HEALTH_KEPT_DAYS = 90
const BATCH = 500

/** Deletes versions that nobody can come back to, contents that no version has, and old figures. Returns how many contents. */
export async function deleteUnusedFiles(
  ctx: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const db = ctx.db.outside
  await removeFiles(db, await listUnneededVersions(db, KEPT_VERSIONS))
  await deleteOldHealth(db, new Date(ctx.clock.now().getTime() - HEALTH_KEPT_DAYS * DAY_MS))
  let deleted = 0
  let hashes = new Set<string>()
  const check = async () => {
    const used = await findUsedHashes(db, [...hashes])
    for (const hash of hashes) if (!used.has(hash) && (await deleteUnused(ctx, hash))) deleted += 1
    hashes = new Set()
  }
  for await (const key of ctx.storage.list(APP_FILES)) {
    if (isStopping()) return deleted
    hashes.add(key.slice(key.lastIndexOf('/') + 1).replace(/\.br$/, ''))
    if (hashes.size === BATCH) await check()
  }
  if (hashes.size > 0) await check()
  return deleted
}

/** A version that is being fetched may get the content at this moment: it waits here, or the content stays. */
async function deleteUnused(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  hash: string,
): Promise<boolean> {
  return db.outside.transaction().execute(async (tx) => {
    await lockFile(tx, hash)
    if ((await findUsedHashes(tx, [hash])).has(hash)) return false
    await storage.remove(fileKey(hash))
    await storage.remove(brotliKey(hash))
    return true
  })
}
