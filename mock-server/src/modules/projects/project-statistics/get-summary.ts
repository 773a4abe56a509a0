import { projectStat } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { findWorkZone, orgSummaryOf, sameTimeOf } from '../../statistics/statistics/public.ts'
import { workOf } from './work.ts'
import { canReadFigures } from './project-statistics.policy.ts'
import { periodsOf } from './project-statistics.store.ts'

export const getSummary = route(projectStat.bizSummary, {
  policy: canReadFigures,
  handler: async ({ ctx, tx, session, query: { projectId, ...range } }) => {
    const caller = { session, now: ctx.clock.now() }
    const { bizTypeId } = range
    const { scope, project } = await workOf(tx, caller, { bizTypeId, projectId })
    const filter = { ...range, scope, project }
    const timezone = project === undefined ? session.timezone : findWorkZone(project)
    const sameTime = timezone === null ? null : await sameTimeOf(tx, { ...filter, timezone })
    const isOfBoth = bizTypeId !== undefined && projectId !== undefined
    return {
      orgSummary: await orgSummaryOf(tx, filter),
      ...(sameTime !== null && { sameTime }),
      ...(isOfBoth && { periods: await periodsOf(tx, { bizTypeId, projectId, now: caller.now }) }),
    }
  },
})
