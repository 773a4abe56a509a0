import { dataset, f1Of, precisionOf, recallOf } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { judgementsByDay } from './dataset.store.ts'
import { canOpen } from '../../../access/policy.ts'

export const getSeries = route(dataset.series, {
  policy: canOpen('statistic.dataset'),
  handler: async ({ tx, query }) => {
    const days = await judgementsByDay(tx, query)
    return {
      precision: days.map(({ day, ...judgements }) => ({ day, ...precisionOf(judgements) })),
      recall: days.map(({ day, ...judgements }) => ({ day, ...recallOf(judgements) })),
      f1: days.map(({ day, ...judgements }) => ({ day, value: f1Of(judgements) })),
    }
  },
})
