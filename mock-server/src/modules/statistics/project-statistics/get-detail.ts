import { projectStat } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { findWorkZone, metricSeries } from '../statistics/public.ts'
import { canReadOutsourcedWork } from './project-statistics.policy.ts'
import { findOutsourcedWork } from './work.ts'

/** One handler under two names. */
export const getDetail = [projectStat.detail, projectStat.bizDetail].map((call) =>
  route(call, {
    policy: canReadOutsourcedWork,
    handler: async ({ ctx, tx, session, query: { metric, orgId, projectId, ...range } }) => {
      const now = ctx.clock.now()
      const { bizTypeId } = range
      const { scope, project } = await findOutsourcedWork(
        tx,
        { session, now },
        { bizTypeId, projectId, orgId },
      )
      const timezone = (project && findWorkZone(project)) ?? session.timezone
      const series = await metricSeries(tx, { ...range, scope, project, timezone, now }, metric)
      return { ...series, timezone }
    },
  }),
)
