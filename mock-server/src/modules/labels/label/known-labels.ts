import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findLabelsByIds } from './label.store.ts'

/** The labels that were requested; one that is none, or another tenant's, answers 404. */
export async function knownLabels(
  tx: TenantTx,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const labels = await findLabelsByIds(tx, ids)
  if (labels.length < ids.length) throw new NotFound()
  return labels
}
