import { qualityDesk } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { canManageRules } from './quality-desk.policy.ts'
import { listScenesOfBusiness } from './rules.store.ts'

export const listSceneNames = route(qualityDesk.sceneNames, {
  policy: canManageRules,
  handler: async ({ tx, query: { bizTypeId } }) => {
    await requireBusinessType(tx, bizTypeId)
    return listScenesOfBusiness(tx, bizTypeId)
  },
})
