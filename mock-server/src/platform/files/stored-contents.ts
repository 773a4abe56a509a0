import type { Readable } from 'node:stream'
import type { AppContext, TenantRows, TenantTx } from '../context/context.ts'
import type { ByteRange, Storage } from '../storage/storage.ts'
import { contentKey } from './content-key.ts'
import {
  deleteContentCheck,
  deleteUnreferenced,
  findContent,
  insertContent,
  lockContent,
  findContentChecks,
  insertContentCheck,
  type StoredContent,
} from './content.store.ts'
import type { Incoming } from './receive-content.ts'

const UNKNOWN_TYPE = 'application/octet-stream'
/** Contents that are checked at once. */
const CHECKED_AT_ONCE = 500

/**
 * Stores what arrived, once per company, and has `refer` write the row that refers to it (a foreign key to `stored_content`)
 * in the same transaction: both or neither. If the server is killed in between, a note leads the next `removeUnused` to the
 * remains.
 */
export async function saveContent<Result>(
  ctx: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  incoming: Incoming,
  refer: (tx: TenantTx) => Promise<Result>,
): Promise<Result> {
  const { db, storage, clock } = ctx
  const { tenantId, hash } = incoming
  await db.inTenant(tenantId, (tx) => insertContentCheck(tx, hash))
  return db.inTenant(tenantId, async (tx) => {
    const result = await persistContent({ tx, storage, at: clock.now() }, incoming, refer)
    await deleteContentCheck(tx, hash)
    return result
  })
}

/** Does the same within a running transaction, such as the seed's, where nothing is left to be found again. */
export async function persistContent<Tx extends TenantRows, Result>(
  { tx, storage, at }: { tx: Tx; storage: Storage; at: Date },
  { tenantId, hash, bytes, key, mediaType }: Incoming,
  refer: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  await lockContent(tx, hash)
  await insertContent(tx, { hash, bytes, mediaType: mediaType ?? UNKNOWN_TYPE, at })
  const result = await refer(tx)
  const storedKey = contentKey(tenantId, hash)
  // Also where the row was there and its file was lost: uploaded again, it is whole again.
  if ((await storage.size(storedKey)) !== bytes) await storage.move(key, storedKey)
  return result
}

export type OpenContent = StoredContent & { read: (range?: ByteRange) => Readable }

/** Null when it is not stored, or its file is lost. */
export async function openContent(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  { tenantId, hash }: { tenantId: number; hash: string },
): Promise<OpenContent | null> {
  const found = await db.inTenant(tenantId, (tx) => findContent(tx, hash))
  const storedKey = contentKey(tenantId, hash)
  if (!found || (await storage.size(storedKey)) !== found.bytes) return null
  return { ...found, read: (range) => storage.read(storedKey, range) }
}

/**
 * Removes contents that nothing refers to any more. To be called after every deletion of references; a trigger of their
 * tables has noted the contents to check. Returns the number of removed contents.
 */
export async function removeUnused(
  ctx: Pick<AppContext, 'db' | 'storage'>,
  tenantId: number,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let removed = 0
  let unchecked: string[]
  do {
    unchecked = await ctx.db.inTenant(tenantId, (tx) => findContentChecks(tx, CHECKED_AT_ONCE))
    for (const hash of unchecked) {
      if (isStopping()) return removed
      if (await removeIfUnused(ctx, { tenantId, hash })) removed += 1
    }
  } while (unchecked.length === CHECKED_AT_ONCE)
  return removed
}

/** The file is removed before the commit: if the server is killed in between, the content is checked again. */
function removeIfUnused(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  { tenantId, hash }: { tenantId: number; hash: string },
): Promise<boolean> {
  return db.inTenant(tenantId, async (tx) => {
    await lockContent(tx, hash)
    const isGone = await deleteUnreferenced(tx, hash)
    if (isGone) await storage.remove(contentKey(tenantId, hash))
    await deleteContentCheck(tx, hash)
    return isGone
  })
}
