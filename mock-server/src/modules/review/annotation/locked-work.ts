import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { lockWork, type LockedWork } from './annotation.store.ts'

/** Locks the work; nobody else changes it until this transaction ends. */
export async function lockedWork(tx: TenantTx, id: number): Promise<LockedWork> {
  const work = await lockWork(tx, id)
  if (!work) throw new NotFound()
  return work
}
