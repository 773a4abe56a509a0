import { businessManage } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { refuseIfReferenced } from './business-refusal.ts'
import { businessManageTexts } from './business.messages.ts'
import { canManageBusinesses } from './business.policy.ts'
import { lockBusinesses } from './manage.store.ts'
import { deleteProduct, findProduct } from './product.store.ts'

export const removeProduct = route(businessManage.removeProduct, {
  policy: canManageBusinesses,
  handler: async ({ tx, query: { id, version } }) => {
    await lockBusinesses(tx)
    const present = await findProduct(tx, id)
    if (!present) throw new NotFound()
    if (present.version !== version) throw new Conflict()
    const { businessTypeId, name } = present
    await refuseIfReferenced(deleteProduct(tx, id), businessManageTexts.productInHistory)
    await tx.audit({
      module: 'business',
      opType: 'business.removeProduct',
      target: name,
      before: { id, name },
      bizTypeId: businessTypeId,
      productId: id,
    })
    return null
  },
})
