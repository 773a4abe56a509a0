import { businessManage } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict, NotFound, refuse } from '../../../platform/errors.ts'
import { refuseIfReferenced } from './business-refusal.ts'
import { businessHasPeople, businessHasProducts, businessManageTexts } from './business.messages.ts'
import { canManageBusinesses } from './business.policy.ts'
import {
  countBusinessPeople,
  deleteBusiness,
  findBusiness,
  isInStatistics,
  lockBusinesses,
} from './manage.store.ts'
import { countProducts } from './product.store.ts'

const { hasPeople, hasProducts, inHistory } = businessManage.BUSINESS_REFUSALS

export const removeBusiness = route(businessManage.remove, {
  policy: canManageBusinesses,
  handler: async ({ tx, query: { id, version } }) => {
    await lockBusinesses(tx)
    const present = await findBusiness(tx, id)
    if (!present) throw new NotFound()
    if (present.version !== version) throw new Conflict()
    const people = await countBusinessPeople(tx, id)
    if (people > 0) throw refuse(hasPeople, businessHasPeople(people))
    const products = await countProducts(tx, id)
    if (products > 0) throw refuse(hasProducts, businessHasProducts(products))
    if (await isInStatistics(tx, id)) throw refuse(inHistory, businessManageTexts.businessInHistory)
    await refuseIfReferenced(deleteBusiness(tx, id), businessManageTexts.businessInHistory)
    const { version: _version, ...before } = present
    await tx.audit({
      module: 'business',
      opType: 'business.remove',
      target: present.name,
      before,
      bizTypeId: id,
    })
    return null
  },
})
