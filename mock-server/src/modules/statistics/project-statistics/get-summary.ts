import { projectStat } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { findWorkZone, findOrgSummary, findSameTime } from '../statistics/public.ts'
import { canReadFigures } from './project-statistics.policy.ts'
import { findWorkPeriods } from './project-statistics.store.ts'
import { findOutsourcedWork } from './work.ts'

export const getSummary = route(projectStat.bizSummary, {
  policy: canReadFigures,
  handler: async ({ ctx, tx, session, query: { projectId, ...range } }) => {
    const caller = { session, now: ctx.clock.now() }
    const { bizTypeId } = range
    const { scope, project } = await findOutsourcedWork(tx, caller, { bizTypeId, projectId })
    const filter = { ...range, scope, project }
    const timezone = project === undefined ? session.timezone : findWorkZone(project)
    const sameTime = timezone === null ? null : await findSameTime(tx, { ...filter, timezone })
    const isOfBoth = bizTypeId !== undefined && projectId !== undefined
    return {
      orgSummary: await findOrgSummary(tx, filter),
      ...(sameTime !== null && { sameTime }),
      ...(isOfBoth && { periods: await findWorkPeriods(tx, { bizTypeId, projectId, now: caller.now }) }),
    }
  },
})
