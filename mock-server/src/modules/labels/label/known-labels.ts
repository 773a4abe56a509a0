import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findLabelsByIds } from './label.store.ts'

/** Returns the requested labels; an unknown id, or one of another tenant, answers 404. */
export async function knownLabels(
  tx: TenantTx,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const labels = await findLabelsByIds(tx, ids)
  if (labels.length < ids.length) throw new NotFound()
  return labels
}
