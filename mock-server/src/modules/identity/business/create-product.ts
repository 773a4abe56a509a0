import { businessManage } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { nameTaken } from './business-refusal.ts'
import { businessManageTexts } from './business.messages.ts'
import { canManageBusinesses } from './business.policy.ts'
import { findBusiness, lockBusinesses } from './manage.store.ts'
import { countProducts, insertProduct, isProductNameTaken } from './product.store.ts'

export const createProduct = route(businessManage.createProduct, {
  policy: canManageBusinesses,
  handler: async ({ tx, body }) => {
    await lockBusinesses(tx)
    const business = await findBusiness(tx, body.businessTypeId)
    if (!business) throw new NotFound()
    if ((await countProducts(tx, business.id)) >= businessManage.MAX_PRODUCTS) {
      throw refuse(businessManage.BUSINESS_REFUSALS.tooMany, businessManageTexts.tooManyProducts)
    }
    if (await isProductNameTaken(tx, body)) throw nameTaken()
    const id = await insertProduct(tx, body)
    await tx.audit({
      module: 'business',
      opType: 'business.createProduct',
      target: body.name,
      after: { id, name: body.name, business: business.name },
      bizTypeId: business.id,
      productId: id,
    })
    return { id }
  },
})
