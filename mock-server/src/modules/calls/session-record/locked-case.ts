import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { lockCase } from './case.store.ts'
import { readableSession } from './readable-session.ts'
import { requireFound, type Caller } from './session-filter.ts'
import { sessionRecordTexts as texts } from './session-record.messages.ts'

/** An example whose session the caller may see; it stays as it is until the transaction ends. */
export async function lockedCase(tx: TenantTx, caller: Caller, id: number) {
  const stored = await lockCase(tx, id)
  if (!stored) throw new NotFound(texts.unknownCase)
  await requireFound(readableSession(tx, caller, { sessionId: stored.sessionId }), texts.unknownCase)
  return stored
}
