import { knowledge } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { needBusinessType } from '../../identity/business/public.ts'
import { figuresByQuestion } from './figures.store.ts'
import { mayOpen } from './knowledge.policy.ts'

export const getAnalysis = route(knowledge.analysis, {
  policy: mayOpen('knowledge.analyze'),
  handler: async ({ tx, query }) => {
    await needBusinessType(tx, query.bizTypeId)
    return figuresByQuestion(tx, query)
  },
})
