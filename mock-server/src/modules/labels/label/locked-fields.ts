import type { label, Language } from '@console/contracts'
import { labelTexts } from './label.messages.ts'
import type { ChangedDraft } from './settled-draft.ts'

/**
 * Fields that a change may not touch, each with why (LABEL-084..088, LABEL-Q38). A product that is not chosen yet may be chosen
 * once.
 */
export function lockedFields(
  before: label.Label,
  after: ChangedDraft,
  language: Language,
): Record<string, string> {
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
