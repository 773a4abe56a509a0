import { audit } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport } from '../exports/public.ts'
import { canReadAudit } from './audit.policy.ts'

export const exportRecords = sessionRoute(audit.exportFile, {
  policy: canReadAudit,
  handler: async (input) => answerExport(input, { kind: 'audit', filter: input.query }),
})
