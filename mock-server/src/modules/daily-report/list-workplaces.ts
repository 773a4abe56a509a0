import { dailyReport } from '@console/contracts'
import { NotFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { mayReadStatistics, scopeOf } from '../statistics/statistics.policy.ts'
import { isBusinessType } from '../statistics/settings.store.ts'
import { findWorkplaces } from './daily-report.store.ts'

export const listWorkplaces = route(dailyReport.workplaces, {
  policy: mayReadStatistics,
  handler: async ({ ctx, tx, session, query: { bizTypeId } }) => {
    if (bizTypeId !== undefined && !(await isBusinessType(tx, bizTypeId))) throw new NotFound()
    const scope = await scopeOf(tx, { userId: session.userId, wanted: undefined })
    const asked = { scope, bizTypeId, timezone: session.timezone, now: ctx.clock.now() }
    return { workplaces: await findWorkplaces(tx, asked) }
  },
})
