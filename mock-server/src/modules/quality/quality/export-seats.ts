import { quality } from '@console/contracts'
import { fileRoute } from '../../../access/route.ts'
import { answerFile } from '../../operations/exports/public.ts'
import { mayReadStatistics } from '../../statistics/statistics/public.ts'

export const exportSeats = fileRoute(quality.exportSeats, {
  policy: mayReadStatistics,
  handler: async (asked) => answerFile(asked, { kind: 'seatQuality', filter: asked.body }),
})
