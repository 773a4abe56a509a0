import type { TenantTx } from '../../../platform/context/context.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { embeddedTexts } from '../../../platform/messages/embedded.ts'
import { lockTask, type LockedTask } from './answer-task.store.ts'

/** Locks a task; nobody else changes it until this transaction ends. */
export async function lockedTask(
  tx: TenantTx,
  { id, version }: { id: number; version: number },
): Promise<LockedTask> {
  const task = await lockTask(tx, id)
  if (!task) throw new NotFound()
  if (task.version !== version) throw new Conflict(embeddedTexts.changedMeanwhile)
  return task
}
