import { dailyReport } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findWorkplaces } from './daily-report.store.ts'

export const listWorkplaces = route(dailyReport.workplaces, {
  policy: canOpen('report.summary'),
  handler: async ({ ctx, tx, session, query: { bizTypeId } }) => {
    await requireBusinessType(tx, bizTypeId)
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    const query = { scope, bizTypeId, timezone: session.timezone, now: ctx.clock.now() }
    return { workplaces: await findWorkplaces(tx, query) }
  },
})
