import { knowledge } from '@console/contracts'
import { Conflict } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { readSetting, upsertSetting } from './recommend-setting.store.ts'
import { canOpen } from '../../../access/policy.ts'

const policy = canOpen('knowledge.recommend')

export const getRecommendSetting = route(knowledge.recommendSetting, {
  policy,
  handler: async ({ tx, query: { bizTypeId } }) => {
    await requireBusinessType(tx, bizTypeId)
    return readSetting(tx, bizTypeId)
  },
})

export const saveRecommendSetting = route(knowledge.saveRecommendSetting, {
  policy,
  handler: async ({ ctx, tx, session, query: { bizTypeId, version }, body: draft }) => {
    await requireBusinessType(tx, bizTypeId)
    const { isEnabled, atOnce, leastConfidence, ...before } = await readSetting(tx, bizTypeId)
    const change = { by: session.userId, at: ctx.clock.now() }
    // A default has no row to be of another version; once it has one, the insert finds it.
    if (before.version !== version) throw new Conflict()
    const isStored = await upsertSetting(tx, { bizTypeId, version, draft }, change)
    if (!isStored) throw new Conflict()
    await tx.audit({
      module: 'knowledge',
      opType: 'knowledge.setRecommendation',
      bizTypeId,
      before: { isEnabled, atOnce, leastConfidence },
      after: draft,
    })
    return readSetting(tx, bizTypeId)
  },
})
