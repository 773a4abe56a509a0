import type { savedView } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findView, type OwnView } from './saved-view.store.ts'

export async function requireView(tx: TenantTx, own: OwnView): Promise<savedView.SavedView> {
  const view = await findView(tx, own)
  if (!view) throw new NotFound()
  return view
}
