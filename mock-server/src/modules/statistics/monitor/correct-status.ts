import type { StatusEvent } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { lockStatistics } from '../rollup/public.ts'
import { findReplaced, insertCorrection, type PersonPeriod, type ReplacedSpan } from './correction.store.ts'
import { insertEdit } from './history.store.ts'

type Correction = PersonPeriod & {
  evt: StatusEvent
  subEvt: string | null
  businessTypeId: number
  creatorId: number
  reason: string
  timezone: string
  now: Date
}

/**
 * Replaces what a person's status was in the period, and records it in the edit history with what was there. Under the lock of
 * the company's statistics: nobody else corrects, computes or deletes meanwhile what this one reads.
 */
export async function correctStatus(
  tx: TenantTx,
  { creatorId, reason, timezone, now, ...correction }: Correction,
): Promise<{ id: number; replaced: ReplacedSpan[] }> {
  await lockStatistics(tx)
  const { userId, businessTypeId, start, end, evt, subEvt } = correction
  const replaced = await findReplaced(tx, correction, { timezone, now })
  await insertCorrection(tx, correction)
  const span = { start, end, evt, subEvt }
  const id = await insertEdit(tx, { userId, creatorId, businessTypeId, replaced, span, reason, now })
  return { id, replaced }
}
