import { stat } from '@console/contracts'
import { route } from '../../http/route.ts'
import { mayReadStatistics, scopeOf } from './statistics.policy.ts'
import { rankOrganizations, rankUsers } from './statistics.store.ts'

export const getRank = route(stat.rank, {
  policy: mayReadStatistics,
  handler: async ({ tx, session, query: { orgId, rankType, strategy, ...range } }) => {
    const scope = await scopeOf(tx, { userId: session.userId, wanted: orgId })
    const ranked = { rankType, filter: { ...range, scope } }
    const organizations = strategy === 'user' ? [] : await rankOrganizations(tx, ranked)
    const isByUser = organizations.length === 0
    const rows = isByUser ? await rankUsers(tx, ranked) : organizations
    return {
      rankBy: isByUser ? ('user' as const) : ('org' as const),
      rankList: rows.map(({ tag1, tag2, ...bar }) =>
        rankType === 'recommend' ? { ...bar, tag1, tag2 } : bar,
      ),
    }
  },
})
