import { monitor } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toAdherenceFigures } from './adherence-figures.ts'
import { findTeamAdherence } from './adherence.store.ts'
import { canReadAdherence, buildMonitorFilter } from './monitor.policy.ts'

export const getTeamAdherence = route(monitor.teamAdherence, {
  policy: canReadAdherence,
  handler: async ({ ctx, tx, session, query }) => {
    const filter = await buildMonitorFilter(query, { tx, session, now: ctx.clock.now() })
    const { plannedUserCnt, ...sums } = await findTeamAdherence(tx, filter)
    return { ...toAdherenceFigures(sums), plannedUserCnt }
  },
})
