import { quality } from '@console/contracts'
import { fileRoute } from '../../../access/route.ts'
import { answerFile } from '../../operations/exports/public.ts'
import { mayReadStatistics } from '../../statistics/statistics/public.ts'

export const exportRecords = fileRoute(quality.exportRecords, {
  policy: mayReadStatistics,
  handler: async (asked) => answerFile(asked, { kind: 'violations', filter: asked.query }),
})
