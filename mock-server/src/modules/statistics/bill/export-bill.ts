import { bill } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport, BILLING_EXPORT_WAIT_MS } from '../../operations/exports/public.ts'
import { mayReadStatistics } from '../statistics/public.ts'

export const exportAccounts = sessionRoute(bill.exportAccounts, {
  policy: mayReadStatistics,
  handler: async (asked) =>
    answerExport(asked, { kind: 'bill', filter: asked.query }, BILLING_EXPORT_WAIT_MS),
})

export const exportOffline = sessionRoute(bill.exportOffline, {
  policy: mayReadStatistics,
  handler: async (asked) => answerExport(asked, { kind: 'recordings', filter: asked.query }),
})
