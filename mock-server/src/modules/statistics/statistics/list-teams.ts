import { stat } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findTeams, teamRows } from './teams.store.ts'

export const listTeams = route(stat.teamList, {
  policy: canOpen('statistic.team'),
  handler: async ({ tx, session, query: { orgId, pageIndex, pageSize, ...range } }) => {
    const scope = await findScope(tx, { userId: session.userId, orgId })
    const filter = { ...range, scope }
    const { teams, total, totalSeats } = await findTeams(tx, { filter, page: { pageIndex, pageSize } })
    return { teamList: await teamRows(tx, { filter, teams }), totalCnt: total, totalSeatCnt: totalSeats }
  },
})
