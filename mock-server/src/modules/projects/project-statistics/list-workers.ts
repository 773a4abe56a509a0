import { projectStat } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { daysOrEver } from './days.ts'
import { findWorkers } from './project-statistics.store.ts'
import { workOf } from './work.ts'
import { canReadWorkers } from './project-statistics.policy.ts'

export const listWorkers = route(projectStat.workers, {
  policy: canReadWorkers,
  handler: async ({ ctx, tx, session, query }) => {
    const { bizTypeId, projectId } = query
    const now = ctx.clock.now()
    const { scope, project } = await workOf(tx, { session, now }, { bizTypeId, projectId })
    const filter = { ...daysOrEver(query), bizTypeId, scope, project, now }
    const { rows, total } = await findWorkers(tx, filter, query)
    return {
      records: rows.map(({ userId, name, orgName, phone, isOnline, seconds }) => ({
        userId,
        id: userId,
        name,
        orgName,
        phone,
        onlineStatus: isOnline ? ('online' as const) : ('offline' as const),
        totalOnlineDuration: seconds,
        bizId: bizTypeId,
      })),
      totalCnt: total,
    }
  },
})
