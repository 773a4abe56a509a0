import { shiftPlan } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { buildMonitorFilter } from '../monitor/public.ts'
import { canReadPlan } from './shift-plan.policy.ts'
import { planDays } from './shift-plan.store.ts'

export const listDays = route(shiftPlan.days, {
  policy: canReadPlan,
  handler: async ({ ctx, tx, session, query: { beginDay, endDay, ...listQuery } }) => {
    await requireBusinessType(tx, listQuery.bizTypeId)
    const range = { beginAt: beginDay, endAt: endDay, ...listQuery }
    return {
      records: await planDays(tx, await buildMonitorFilter(range, { tx, session, now: ctx.clock.now() })),
    }
  },
})
