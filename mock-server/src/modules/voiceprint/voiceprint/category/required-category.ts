import type { voiceprint } from '@console/contracts'
import type { TenantTx } from '../../../../platform/context/context.ts'
import { NotFound } from '../../../../platform/errors.ts'
import { findCategory } from './category.store.ts'

export async function requireCategory(tx: TenantTx, id: number): Promise<voiceprint.Category> {
  const found = await findCategory(tx, id)
  if (!found) throw new NotFound()
  return found
}
