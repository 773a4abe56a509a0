import { stat } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { questionsRanked } from './rank.store.ts'
import { getRankPlan, rankBy } from './rank.ts'

export const getRank = route(stat.rank, {
  policy: canOpen(
    'workspace.wall',
    'home.overview',
    'statistic.overview',
    'statistic.team',
    'statistic.user',
    'statistic.sales',
    'statistic.recommend',
    'statistic.voice',
    'duplicate.statistic',
    'projectData.user',
  ),
  handler: async ({ tx, session, query: { orgId, rankType, strategy, ...range } }) => {
    const scope = await findScope(tx, { userId: session.userId, orgId })
    const filter = { ...range, scope }
    if (rankType === 'recommendQuestion') {
      const rankList = await questionsRanked(tx, { filter, limit: stat.MAX_RANKED_QUESTIONS })
      return { rankBy: 'org' as const, rankList }
    }
    return rankBy(tx, { plan: getRankPlan(rankType), filter, isByUser: strategy === 'user' })
  },
})
