import type { TenantTx } from '../../../platform/context/context.ts'
import { findTimezone } from './ingest.store.ts'
import { insertHits } from './store-label-hits.ts'
import { markDays, touchedDays } from './touched-days.ts'

/** Stores hits of the past and marks their days, whose statistics they change. Returns how many were new. */
export async function addLabelHits(
  tx: TenantTx,
  rows: Parameters<typeof insertHits>[1],
  now: Date,
): Promise<number> {
  const days = touchedDays(await findTimezone(tx), now)
  const added = await insertHits({ tx, days }, rows)
  await markDays(tx, days.list())
  return added
}
