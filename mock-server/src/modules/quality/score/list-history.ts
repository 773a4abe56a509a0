import { scoreHistory } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findScores } from './score.store.ts'

export const listHistory = route(scoreHistory.list, {
  policy: canOpen('statistic.score'),
  handler: async ({ tx, session, query: { orgId, ...filter } }) => {
    await requireBusinessType(tx, filter.bizTypeId)
    const scope = await findScope(tx, { userId: session.userId, orgId })
    return findScores(tx, { ...filter, scope, timezone: session.timezone })
  },
})
