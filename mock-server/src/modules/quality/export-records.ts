import { quality } from '@console/contracts'
import { fileRoute } from '../../http/route.ts'
import { answerFile } from '../exports/answer-export.ts'
import { mayReadStatistics } from '../statistics/statistics.policy.ts'

export const exportRecords = fileRoute(quality.exportRecords, {
  policy: mayReadStatistics,
  handler: async (asked) => answerFile(asked, { kind: 'violations', filter: asked.query }),
})
