import { judgedLabel, label } from '@console/contracts'
import { BadRequest, NotFound } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { canManageLabels, findLabel, toRuleProblemTexts } from '../label/public.ts'
import { refusingDear } from '../label-detection/public.ts'
import { trySlice } from './try-slice.ts'

export const tryOnJudged = route(judgedLabel.tryRule, {
  policy: canManageLabels,
  handler: async ({ tx, body: { label: draft, cursor }, language }) => {
    const problems = toRuleProblemTexts(draft, language)
    if (draft.rule.labelType === label.LABEL_TYPE.prompt || Object.keys(problems).length > 0)
      throw new BadRequest(problems)
    const stored = await findLabel(tx, draft.id)
    // Its business is locked: judgements of another one would be compared.
    if (!stored || stored.bizTypeId !== draft.bizTypeId) throw new NotFound()
    return refusingDear(language, () => trySlice(tx, { draft, stored, cursor }))
  },
})
