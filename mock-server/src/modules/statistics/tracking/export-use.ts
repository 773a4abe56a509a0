import { tracking } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport } from '../../operations/exports/public.ts'

export const exportUse = sessionRoute(tracking.exportStats, {
  policy: canOpen('statistic.track'),
  handler: async (input) => answerExport(input, { kind: 'consoleUse', filter: input.query }),
})
