import { judgedLabel } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { canManageLabels, findLabel } from '../../labels/label/public.ts'
import { judgedSessions } from './judged-sessions.store.ts'

export const listJudgedSessions = route(judgedLabel.sessions, {
  policy: canManageLabels,
  handler: async ({ tx, query: { id, kind } }) => {
    if (!(await findLabel(tx, id))) throw new NotFound()
    return { sessions: await judgedSessions(tx, { labelId: id, kind }) }
  },
})
