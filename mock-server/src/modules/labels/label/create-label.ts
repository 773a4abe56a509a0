import { label } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { insertLabel } from './change-label.store.ts'
import { canManageLabels } from './label.policy.ts'
import { findLabel } from './label.store.ts'
import { withListWords } from './list-words.ts'
import { requireDraft, settledRule } from './settled-draft.ts'
import { lockLinkedLists } from './word-links.store.ts'

export const createLabel = route(label.create, {
  policy: canManageLabels,
  handler: async ({ ctx, tx, session, body: { id: _none, ...draft }, language }) => {
    await requireBusinessType(tx, draft.bizTypeId)
    const { rule, problems } = withListWords(draft.rule, await lockLinkedLists(tx, draft.rule), language)
    await requireDraft(tx, { ...draft, rule }, { language, fields: problems })
    const change = { by: session.userId, at: ctx.clock.now() }
    const id = await insertLabel(tx, { ...draft, rule: settledRule(rule) }, change)
    const created = await findLabel(tx, id)
    if (!created) throw new NotFound()
    await tx.audit({
      module: 'label',
      opType: 'label.create',
      target: draft.name,
      after: created,
      bizTypeId: draft.bizTypeId,
      productId: draft.productId,
    })
    return created
  },
})
