import { labelStat } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { knownLabels } from '../../labels/label/public.ts'
import { planOfLabel, rankBy } from '../statistics/public.ts'

export const getLabelRank = route(labelStat.rank, {
  policy: canOpen('statistic.label'),
  handler: async ({ tx, session, query: { orgId, labelId, ...range } }) => {
    const scope = await findScope(tx, { userId: session.userId, orgId })
    await knownLabels(tx, [labelId])
    return rankBy(tx, { plan: planOfLabel(labelId), filter: { ...range, scope }, isByUser: false })
  },
})
