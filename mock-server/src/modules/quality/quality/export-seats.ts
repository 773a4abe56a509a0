import { quality } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { fileRoute } from '../../../access/route.ts'
import { answerFile } from '../../operations/exports/public.ts'

export const exportSeats = fileRoute(quality.exportSeats, {
  policy: canOpen('quality.record', 'statistic.violation'),
  handler: async (input) => answerFile(input, { kind: 'seatQuality', filter: input.body }),
})
