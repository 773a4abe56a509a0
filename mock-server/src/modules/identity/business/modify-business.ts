import { businessManage } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { nameTaken } from './business-refusal.ts'
import { canManageBusinesses } from './business.policy.ts'
import {
  findBusiness,
  isBusinessNameTaken,
  isIndustry,
  lockBusinesses,
  updateBusiness,
} from './manage.store.ts'

export const modifyBusiness = route(businessManage.modify, {
  policy: canManageBusinesses,
  handler: async ({ tx, body: { version: expectedVersion, ...after } }) => {
    await lockBusinesses(tx)
    const present = await findBusiness(tx, after.id)
    if (!present) throw new NotFound()
    const { version, ...before } = present
    if (version !== expectedVersion) throw new Conflict()
    const isNewIndustry = after.industryId !== null && after.industryId !== before.industryId
    if (isNewIndustry && !(await isIndustry(tx, after.industryId ?? 0))) throw new NotFound()
    if (await isBusinessNameTaken(tx, after.name, after.id)) throw nameTaken()
    await updateBusiness(tx, after)
    await tx.audit({
      module: 'business',
      opType: 'business.modify',
      target: before.name,
      before,
      after,
      bizTypeId: after.id,
    })
    return null
  },
})
