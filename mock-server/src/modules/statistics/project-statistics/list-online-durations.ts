import { projectStat } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { daysOrEver } from './days.ts'
import { canReadFigures } from './project-statistics.policy.ts'
import { nameProject, sumOnlineSeconds } from './project-statistics.store.ts'
import { findOutsourcedParts } from './work.ts'

export const listOnlineDurations = route(projectStat.onlineDurations, {
  policy: canReadFigures,
  handler: async ({ ctx, tx, session, query }) => {
    const businesses = [...new Set(query.bizTypeIds)]
    const caller = { session, now: ctx.clock.now() }
    const secondsBy = new Map<number, number>()
    for (const part of await findOutsourcedParts(tx, caller, { businesses, projectId: query.projectId })) {
      if (part.isOwners) await nameProject(tx, part.project.projectId)
      const { scope, project, businesses: bizTypeIds } = part
      const filter = { ...daysOrEver(query), scope, project }
      for (const id of bizTypeIds) secondsBy.set(id, 0)
      for (const { bizTypeId, seconds } of await sumOnlineSeconds(tx, { filter, bizTypeIds }))
        secondsBy.set(bizTypeId, seconds)
    }
    return businesses.flatMap((bizTypeId) => {
      const totalOnlineDuration = secondsBy.get(bizTypeId)
      return totalOnlineDuration === undefined ? [] : [{ bizTypeId, totalOnlineDuration }]
    })
  },
})
