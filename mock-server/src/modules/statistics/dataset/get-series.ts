import { dataset, calculateF1, calculatePrecision, calculateRecall } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { judgementsByDay } from './dataset.store.ts'

export const getSeries = route(dataset.series, {
  policy: canOpen('statistic.dataset'),
  handler: async ({ tx, query }) => {
    const days = await judgementsByDay(tx, query)
    return {
      precision: days.map(({ day, ...judgements }) => ({ day, ...calculatePrecision(judgements) })),
      recall: days.map(({ day, ...judgements }) => ({ day, ...calculateRecall(judgements) })),
      f1: days.map(({ day, ...judgements }) => ({ day, value: calculateF1(judgements) })),
    }
  },
})
