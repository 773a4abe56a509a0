import { knowledge } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { canSetRecommendation } from './knowledge.policy.ts'
import { readSetting } from './recommend-setting.store.ts'

export const getRecommendSetting = route(knowledge.recommendSetting, {
  policy: canSetRecommendation,
  handler: async ({ tx, query: { bizTypeId } }) => {
    await requireBusinessType(tx, bizTypeId)
    return readSetting(tx, bizTypeId)
  },
})
