import { knowledge } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { figuresByQuestion } from './figures.store.ts'

export const getAnalysis = route(knowledge.analysis, {
  policy: canOpen('knowledge.analyze'),
  handler: async ({ tx, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    return figuresByQuestion(tx, query)
  },
})
