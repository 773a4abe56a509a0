import { businessManage } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { nameTaken } from './business-refusal.ts'
import { businessManageTexts } from './business.messages.ts'
import { canManageBusinesses } from './business.policy.ts'
import {
  countBusinesses,
  insertBusiness,
  isBusinessNameTaken,
  isIndustry,
  lockBusinesses,
} from './manage.store.ts'

export const createBusiness = route(businessManage.create, {
  policy: canManageBusinesses,
  handler: async ({ tx, body }) => {
    await lockBusinesses(tx)
    if (body.industryId !== null && !(await isIndustry(tx, body.industryId))) throw new NotFound()
    if ((await countBusinesses(tx)) >= businessManage.MAX_BUSINESS_TYPES) {
      throw refuse(businessManage.BUSINESS_REFUSALS.tooMany, businessManageTexts.tooManyBusinesses)
    }
    if (await isBusinessNameTaken(tx, body.name)) throw nameTaken()
    const id = await insertBusiness(tx, body)
    await tx.audit({
      module: 'business',
      opType: 'business.create',
      target: body.name,
      after: { id, ...body },
      bizTypeId: id,
    })
    return { id }
  },
})
