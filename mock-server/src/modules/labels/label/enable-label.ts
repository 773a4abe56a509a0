import { label } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { setEnabled } from './change-label.store.ts'
import { canManageLabels } from './label.policy.ts'
import { findLabel } from './label.store.ts'

export const enableLabel = route(label.enable, {
  policy: canManageLabels,
  handler: async ({ ctx, tx, session, body: { id, enable } }) => {
    const before = await findLabel(tx, id, { isLocked: true })
    if (!before) throw new NotFound()
    // The label is judged since then already.
    if (before.enable === enable) return { enabledAt: before.enabledAt }
    const at = ctx.clock.now()
    const enabledAt = enable === 1 ? at : null
    await setEnabled(tx, id, { enabledAt, change: { by: session.userId, at } })
    await tx.audit({
      module: 'label',
      opType: enable === 1 ? 'label.enable' : 'label.disable',
      target: before.name,
      before: { enable: before.enable },
      after: { enable },
      bizTypeId: before.bizTypeId,
      productId: before.productId,
    })
    return { enabledAt: enabledAt && Math.floor(at.getTime() / 1000) }
  },
})
