import { qualityDesk } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { canManageRules } from './quality-desk.policy.ts'

export const listSceneNames = route(qualityDesk.sceneNames, {
  policy: canManageRules,
  handler: async ({ tx, query: { bizTypeId } }) => {
    await requireBusinessType(tx, bizTypeId)
    return tx.db
      .selectFrom('qualityScene')
      .where('tenantId', '=', tx.tenantId)
      .where('businessTypeId', '=', bizTypeId)
      .select(['id', 'name'])
      .orderBy('name')
      .orderBy('id')
      .limit(qualityDesk.MAX_NAMED)
      .execute()
  },
})
