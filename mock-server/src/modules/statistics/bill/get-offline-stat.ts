import { bill } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { offlineDays } from './offline.store.ts'

export const getOfflineStat = route(bill.offlineStat, {
  policy: canOpen('report.offline'),
  handler: async ({ tx, session, query: { date: month, bizTypeId } }) => {
    const days = await offlineDays(tx, { month, bizTypeId, timezone: session.timezone })
    return {
      total: days.reduce((sum, { total }) => sum + total, 0),
      skill_duration: days.reduce((sum, { skillSeconds }) => sum + skillSeconds, 0),
    }
  },
})
