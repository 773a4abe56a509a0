import { dataset, f1Of, precisionOf, recallOf } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadStatistics } from '../statistics/public.ts'
import { judgementsByDay } from './dataset.store.ts'

export const getSeries = route(dataset.series, {
  policy: mayReadStatistics,
  handler: async ({ tx, query }) => {
    const days = await judgementsByDay(tx, query)
    return {
      precision: days.map(({ day, ...judgements }) => ({ day, ...precisionOf(judgements) })),
      recall: days.map(({ day, ...judgements }) => ({ day, ...recallOf(judgements) })),
      f1: days.map(({ day, ...judgements }) => ({ day, value: f1Of(judgements) })),
    }
  },
})
