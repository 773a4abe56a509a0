import { voiceprint } from '@console/contracts'
import { sessionRoute } from '../../../../access/route.ts'
import { answerExport } from '../../../operations/exports/public.ts'
import { canOpenRecords } from '../voiceprint.policy.ts'

export const exportChecks = sessionRoute(voiceprint.exportCheckResult, {
  policy: canOpenRecords,
  handler: async (input) => answerExport(input, { kind: 'voiceChecks', filter: input.query }),
})
