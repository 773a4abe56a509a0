import { label } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { setDeleted } from './change-label.store.ts'
import { canManageLabels } from './label.policy.ts'
import { findLabel } from './label.store.ts'

export const removeLabel = route(label.remove, {
  policy: canManageLabels,
  handler: async ({ ctx, tx, session, body: { id } }) => {
    const before = await findLabel(tx, id, { isLocked: true })
    if (!before) throw new NotFound()
    await setDeleted(tx, id, { by: session.userId, at: ctx.clock.now() })
    await tx.audit({
      module: 'label',
      opType: 'label.remove',
      target: before.name,
      before,
      bizTypeId: before.bizTypeId,
      productId: before.productId,
    })
    return null
  },
})
