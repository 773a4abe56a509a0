import { projectStat } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { orgSummaryOf } from '../../statistics/statistics/public.ts'
import { workOf } from './work.ts'
import { canSeeProject } from '../project/public.ts'
import { canReadOutsourcedWork } from './project-statistics.policy.ts'

export const getBizSummary = route(projectStat.bizSummary, {
  policy: canReadOutsourcedWork,
  handler: async ({ ctx, tx, session, query: { projectId, ...range } }) => {
    const caller = { session, now: ctx.clock.now() }
    const { scope, project } = await workOf(tx, caller, { bizTypeId: range.bizTypeId, projectId })
    return { orgSummary: await orgSummaryOf(tx, { ...range, scope, project }) }
  },
})

export const getProjectSummary = route(projectStat.projectSummary, {
  policy: canSeeProject,
  handler: async ({ ctx, tx, session, query: { projectId, ...range } }) => {
    const caller = { session, now: ctx.clock.now() }
    const { scope, project } = await workOf(tx, caller, { projectId })
    return { orgSummary: await orgSummaryOf(tx, { ...range, scope, project }) }
  },
})
