import { label } from '@console/contracts'
import { NotFound, requireSeen } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { updateLabel } from './change-label.store.ts'
import { findLabel } from './label.store.ts'
import { canManageLabels } from './label.policy.ts'
import { lockedFields } from './locked-fields.ts'
import { withListWords } from './list-words.ts'
import { requireDraft, settledRule } from './settled-draft.ts'
import { lockLinkedLists } from './word-links.store.ts'

export const modifyLabel = route(label.modify, {
  policy: canManageLabels,
  handler: async ({ ctx, tx, session, body: { id, version, ...draft }, language }) => {
    const { rule, problems } = withListWords(draft.rule, await lockLinkedLists(tx, draft.rule), language)
    const before = await findLabel(tx, id, { isLocked: true })
    if (!before) throw new NotFound()
    requireSeen(before, { version })
    const fields = { ...problems, ...lockedFields(before, draft, language) }
    await requireDraft(tx, { ...draft, rule }, { language, fields })
    const change = { by: session.userId, at: ctx.clock.now() }
    await updateLabel(tx, { id, draft: { ...draft, rule: settledRule(rule, before.rule) }, change })
    const after = await findLabel(tx, id)
    if (!after) throw new NotFound()
    await tx.audit({
      module: 'label',
      opType: 'label.modify',
      target: before.name,
      before,
      after,
      bizTypeId: draft.bizTypeId,
      productId: draft.productId,
    })
    return after
  },
})
