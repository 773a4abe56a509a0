import { qualityDesk } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScoreRule } from '../../quality/score/public.ts'
import { seatScores } from './scores.store.ts'

export const getScores = route(qualityDesk.scores, {
  policy: canOpen('quality.score'),
  handler: async ({ tx, session: { timezone }, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    const rule = await findScoreRule(tx, query.bizTypeId)
    return { rule, ...(await seatScores(tx, { ...query, timezone })) }
  },
})
