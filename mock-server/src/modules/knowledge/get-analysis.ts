import { knowledge } from '@console/contracts'
import { route } from '../../http/route.ts'
import { needBusinessType } from '../business/need-business-type.ts'
import { figuresByQuestion } from './figures.store.ts'
import { mayOpen } from './knowledge.policy.ts'

export const getAnalysis = route(knowledge.analysis, {
  policy: mayOpen('knowledge.analyze'),
  handler: async ({ tx, query }) => {
    await needBusinessType(tx, query.bizTypeId)
    return figuresByQuestion(tx, query)
  },
})
