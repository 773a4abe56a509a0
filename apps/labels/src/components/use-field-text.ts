import { label } from '@console/contracts'
import { useBusinessOptions, useProductOptions } from '@console/domain-ui'
import { useIntl } from 'react-intl'
import type { FieldName, SingleField } from '../model/differing-fields.ts'
import type { LabelForm } from '../model/label-form.ts'
import { MEANING_TEXTS } from '../model/label-texts.ts'

/** Ids of the names of the form's fields. */
export const FIELD_TEXTS = {
  name: 'label.name',
  showName: 'label.showName',
  bizTypeId: 'label.business',
  productId: 'label.product',
  type: 'label.type',
  triggerAt: 'label.trigger',
  kbBindable: 'label.kbBindable',
  isCustomerRelated: 'label.customer',
  expire: 'label.expire',
  visibility: 'label.visibility',
  frontDisplay: 'label.frontDisplay',
  remark: 'label.remark',
  useContext: 'label.useContext',
  maxHitCnt: 'label.maxHitCnt',
  checkRangeType: 'label.range',
  checkRangeBegin: 'label.range.begin',
  checkRangeEnd: 'label.range.end',
  sessionCollectRound: 'label.round',
  pushTo: 'label.pushTo',
  pushType: 'label.pushType',
  pushTemplate: 'label.pushTemplate',
  pushContent: 'label.pushContent',
  lambdaType: 'label.lambdaType',
  lambdaExpr: 'label.lambdaExpr',
  conditions: 'label.conditions',
  promptContent: 'label.prompt',
} as const satisfies Record<FieldName, string>

const YES_NO = [
  [1, 'label.yes'],
  [0, 'label.no'],
] as const

/** Values of the fields that are one of a few, in the order in which they are offered, with the ids of their texts. */
export const CHOICES = {
  type: [
    [label.MEANING.general, MEANING_TEXTS[label.MEANING.general]],
    [label.MEANING.ordered, MEANING_TEXTS[label.MEANING.ordered]],
    [label.MEANING.quote, MEANING_TEXTS[label.MEANING.quote]],
  ],
  triggerAt: [
    ['realtime', 'label.trigger.realtime'],
    ['sessionEnd', 'label.trigger.sessionEnd'],
    ['order', 'label.trigger.order'],
  ],
  kbBindable: YES_NO,
  isCustomerRelated: YES_NO,
  frontDisplay: YES_NO,
  visibility: [
    [label.VISIBILITY.all, 'label.visibility.all'],
    [label.VISIBILITY.seat, 'label.visibility.seat'],
    [label.VISIBILITY.manager, 'label.visibility.manager'],
  ],
  useContext: [
    [label.USE_CONTEXT.sentence, 'label.useContext.sentence'],
    [label.USE_CONTEXT.conversation, 'label.useContext.conversation'],
  ],
  checkRangeType: [
    [label.CHECK_RANGE.full, 'label.range.full'],
    [label.CHECK_RANGE.fixed, 'label.range.fixed'],
  ],
  pushTo: [
    [label.PUSH_TO.none, 'label.pushTo.none'],
    [label.PUSH_TO.seat, 'label.pushTo.seat'],
    [label.PUSH_TO.manager, 'label.pushTo.manager'],
    [label.PUSH_TO.all, 'label.pushTo.all'],
  ],
  pushType: [
    [label.PUSH_TYPE.popUp, 'label.pushType.popUp'],
    [label.PUSH_TYPE.voice, 'label.pushType.voice'],
    [label.PUSH_TYPE.both, 'label.pushType.both'],
  ],
  pushTemplate: [
    [label.PUSH_TEMPLATE.alarm, 'label.pushTemplate.alarm'],
    [label.PUSH_TEMPLATE.reminder, 'label.pushTemplate.reminder'],
    [label.PUSH_TEMPLATE.deal, 'label.pushTemplate.deal'],
    [label.PUSH_TEMPLATE.tips, 'label.pushTemplate.tips'],
  ],
  lambdaType: [
    [label.LAMBDA_TYPE.all, 'label.lambdaType.all'],
    [label.LAMBDA_TYPE.notAll, 'label.lambdaType.notAll'],
    [label.LAMBDA_TYPE.any, 'label.lambdaType.any'],
    [label.LAMBDA_TYPE.custom, 'label.lambdaType.custom'],
  ],
} as const satisfies Partial<Record<FieldName, readonly (readonly [value: number | string, text: string])[]>>

const CHOICE_TEXTS: Partial<Record<FieldName, readonly (readonly [value: number | string, text: string])[]>> =
  CHOICES

/** The value of a field in words. */
export function useFieldText() {
  const { formatMessage } = useIntl()
  const businesses = useBusinessOptions()
  const products = useProductOptions(null)
  return (name: SingleField, form: LabelForm): string => {
    const value = form[name]
    if (value === null || value === '') return '-'
    const choice = CHOICE_TEXTS[name]?.find(([option]) => option === value)
    if (choice !== undefined) return formatMessage({ id: choice[1] })
    if (typeof value === 'string') return value
    if (name === 'bizTypeId') return businesses.nameOf(value) ?? String(value)
    if (name === 'productId') return products.nameOf(value) ?? String(value)
    return String(value)
  }
}
