import { project, projectReport } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { zonedDay } from '../../../platform/time/zoned-time.ts'
import { projectActor } from './project-actor.ts'
import { findProjects } from './project-list.store.ts'
import { projectViews } from './project-view.ts'
import { canOwnProjects } from './project.policy.ts'

export const listProjects = route(project.list, {
  policy: canOwnProjects,
  handler: async ({ ctx, tx, session, query, language }) => {
    const { isPlatform } = await projectActor(tx, null)
    const today = zonedDay(toUnixSeconds(ctx.clock.now()), session.timezone)
    const { ids, ...counted } = await findProjects(tx, {
      ...query,
      isOfAllCompanies: isPlatform,
      reportMonth: projectReport.monthBefore(today),
      timezone: session.timezone,
    })
    return { records: await projectViews(tx, ids, language), ...counted }
  },
})
