import { bill } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport, BILLING_EXPORT_WAIT_MS } from '../../operations/exports/public.ts'

export const exportAccounts = sessionRoute(bill.exportAccounts, {
  policy: canOpen('report.bill'),
  handler: async (input) =>
    answerExport(input, { kind: 'bill', filter: input.query }, BILLING_EXPORT_WAIT_MS),
})
