import { judgedLabel } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { canManageLabels, findLabel } from '../../labels/label/public.ts'
import { countJudged } from './judged-sessions.store.ts'

export const getJudgedFigures = route(judgedLabel.figures, {
  policy: canManageLabels,
  handler: async ({ tx, query: { id } }) => {
    if (!(await findLabel(tx, id))) throw new NotFound()
    return countJudged(tx, id)
  },
})
