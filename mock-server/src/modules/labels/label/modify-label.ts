import { label, type Language } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound, requireSeen } from '../../../platform/errors.ts'
import { updateLabel } from './change-label.store.ts'
import { labelTexts } from './label.messages.ts'
import { canManageLabels } from './label.policy.ts'
import { findLabel } from './label.store.ts'
import { withListWords } from './list-words.ts'
import { type ChangedDraft, requireDraft, settledRule } from './settled-draft.ts'
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

/**
 * Fields that a change may not touch, each with why (LABEL-084..088, LABEL-Q38). A product that is not chosen yet may be chosen
 * once.
 */
function lockedFields(before: label.Label, after: ChangedDraft, language: Language): Record<string, string> {
  const isLocked: Record<string, boolean> = {
    bizTypeId: after.bizTypeId !== before.bizTypeId,
    productId: before.productId !== null && after.productId !== before.productId,
    triggerAt: after.triggerAt !== before.triggerAt,
    kbBindable: before.kbBindable === 1 && after.kbBindable === 0,
    'rule.id': after.rule.id !== before.rule.id,
    'rule.labelType': after.rule.labelType !== before.rule.labelType,
  }
  const text = labelTexts.locked[language]
  return Object.fromEntries(
    Object.keys(isLocked).flatMap((field) => (isLocked[field] ? [[field, text]] : [])),
  )
}
