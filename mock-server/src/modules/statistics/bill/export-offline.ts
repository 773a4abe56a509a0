import { bill } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport } from '../../operations/exports/public.ts'

export const exportOffline = sessionRoute(bill.exportOffline, {
  policy: canOpen('report.offline'),
  handler: async (input) => answerExport(input, { kind: 'recordings', filter: input.query }),
})
