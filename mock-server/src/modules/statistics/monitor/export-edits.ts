import { monitor } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport } from '../../operations/exports/public.ts'
import { canOpen } from '../../../access/policy.ts'

export const exportEdits = sessionRoute(monitor.exportEdits, {
  policy: canOpen('monitor.history'),
  handler: async (query) => answerExport(query, { kind: 'statusEdits', filter: query.query }),
})
