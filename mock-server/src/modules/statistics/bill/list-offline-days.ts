import { bill } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { offlineDays } from './offline.store.ts'
import { paginate } from './paginate.ts'

export const listOfflineDays = route(bill.offlineList, {
  policy: canOpen('report.offline'),
  handler: async ({ tx, session, query: { date: month, bizTypeId, pageIndex, pageSize } }) => {
    const days = await offlineDays(tx, { month, bizTypeId, timezone: session.timezone })
    return {
      records: paginate(days, { current: pageIndex, size: pageSize }).map(({ at, total, skillSeconds }) => ({
        at,
        total,
        skill_duration: skillSeconds,
      })),
      total: days.length,
    }
  },
})
