import type { TenantTx } from '../../../platform/context/context.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { lockItem } from './inspections.store.ts'

/** Locks an item; nobody else changes it until this transaction ends. */
export async function lockedItem(tx: TenantTx, { id, version }: { id: number; version: number }) {
  const item = await lockItem(tx, id)
  if (!item) throw new NotFound()
  if (item.version !== version) throw new Conflict()
  return item
}
