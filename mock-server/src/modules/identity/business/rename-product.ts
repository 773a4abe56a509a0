import { businessManage } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { nameTaken } from './business-refusal.ts'
import { canManageBusinesses } from './business.policy.ts'
import { lockBusinesses } from './manage.store.ts'
import { findProduct, isProductNameTaken, updateProductName } from './product.store.ts'

export const renameProduct = route(businessManage.renameProduct, {
  policy: canManageBusinesses,
  handler: async ({ tx, body: { id, name, version } }) => {
    await lockBusinesses(tx)
    const present = await findProduct(tx, id)
    if (!present) throw new NotFound()
    const { businessTypeId } = present
    if (present.version !== version) throw new Conflict()
    if (await isProductNameTaken(tx, { businessTypeId, name, but: id })) throw nameTaken()
    await updateProductName(tx, id, name)
    await tx.audit({
      module: 'business',
      opType: 'business.renameProduct',
      target: present.name,
      before: { id, name: present.name },
      after: { id, name },
      bizTypeId: businessTypeId,
      productId: id,
    })
    return null
  },
})
