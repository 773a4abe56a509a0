import { monitor } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport } from '../../operations/exports/public.ts'

export const exportEdits = sessionRoute(monitor.exportEdits, {
  policy: canOpen('monitor.history'),
  handler: async (query) => answerExport(query, { kind: 'statusEdits', filter: query.query }),
})
