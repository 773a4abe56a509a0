import { bill } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadStatistics } from '../statistics/public.ts'
import { offlineDays } from './offline.store.ts'
import { pageOf } from './page-of.ts'

export const listOfflineDays = route(bill.offlineList, {
  policy: mayReadStatistics,
  handler: async ({ tx, session, query: { date: month, bizTypeId, pageIndex, pageSize } }) => {
    const days = await offlineDays(tx, { month, bizTypeId, timezone: session.timezone })
    return {
      records: pageOf(days, { current: pageIndex, size: pageSize }).map(({ at, total, skillSeconds }) => ({
        at,
        total,
        skill_duration: skillSeconds,
      })),
      total: days.length,
    }
  },
})
