import { knowledge } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict } from '../../../platform/errors.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { canSetRecommendation } from './knowledge.policy.ts'
import { readSetting, upsertSetting } from './recommend-setting.store.ts'

export const saveRecommendSetting = route(knowledge.saveRecommendSetting, {
  policy: canSetRecommendation,
  handler: async ({ ctx, tx, session, query: { bizTypeId, version }, body: draft }) => {
    await requireBusinessType(tx, bizTypeId)
    const { isEnabled, atOnce, leastConfidence, ...before } = await readSetting(tx, bizTypeId)
    const change = { by: session.userId, at: ctx.clock.now() }
    // A default has no row whose version could differ; if there is a row by now, the insert finds it.
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
