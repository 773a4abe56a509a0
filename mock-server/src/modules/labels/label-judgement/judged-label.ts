import { judgedLabel, label } from '@console/contracts'
import { BadRequest, NotFound } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { canManageLabels, findLabel, ruleProblemsOf } from '../label/public.ts'
import { countJudged, judgedSessions } from './judged-sessions.store.ts'
import { trySlice } from './try-slice.ts'

export const getJudgedFigures = route(judgedLabel.figures, {
  policy: canManageLabels,
  handler: async ({ tx, query: { id } }) => {
    if (!(await findLabel(tx, id))) throw new NotFound()
    return countJudged(tx, id)
  },
})

export const listJudgedSessions = route(judgedLabel.sessions, {
  policy: canManageLabels,
  handler: async ({ tx, query: { id, kind } }) => {
    if (!(await findLabel(tx, id))) throw new NotFound()
    return { sessions: await judgedSessions(tx, { labelId: id, kind }) }
  },
})

export const tryOnJudged = route(judgedLabel.tryRule, {
  policy: canManageLabels,
  handler: async ({ tx, body: { label: draft, cursor }, language }) => {
    const problems = ruleProblemsOf(draft, language)
    if (draft.rule.labelType === label.LABEL_TYPE.prompt || Object.keys(problems).length > 0)
      throw new BadRequest(problems)
    const stored = await findLabel(tx, draft.id)
    // Its business is locked: judgements of another one would be compared.
    if (!stored || stored.bizTypeId !== draft.bizTypeId) throw new NotFound()
    return trySlice(tx, { draft, stored, cursor })
  },
})
