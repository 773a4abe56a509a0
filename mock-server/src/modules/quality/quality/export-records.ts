import { quality } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { fileRoute } from '../../../access/route.ts'
import { answerFile } from '../../operations/exports/public.ts'

export const exportRecords = fileRoute(quality.exportRecords, {
  policy: canOpen('quality.record', 'statistic.violation'),
  handler: async (input) => answerFile(input, { kind: 'violations', filter: input.query }),
})
