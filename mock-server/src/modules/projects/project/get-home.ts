import { project } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { homeFigures, ongoingDays } from './home.store.ts'
import { projectActor } from './project-actor.ts'
import { canSeeProjectHome } from './project.policy.ts'

export const getHome = route(project.stat, {
  policy: canSeeProjectHome,
  handler: async ({ ctx, tx, session }) => {
    const { isPlatform } = await projectActor(tx, null)
    const homeScope = {
      now: ctx.clock.now(),
      days: project.HOME_DAYS,
      timezone: session.timezone,
      isOfAllCompanies: isPlatform,
    }
    return { ...(await homeFigures(tx, homeScope)), processes: await ongoingDays(tx, homeScope) }
  },
})
