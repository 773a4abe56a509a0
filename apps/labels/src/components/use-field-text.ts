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

const FLAGS = { 0: 'label.no', 1: 'label.yes' } as const

/** Texts of the values that are numbers on the wire. */
const CHOICES: Partial<Record<FieldName, Readonly<Record<number, string>>>> = {
  type: MEANING_TEXTS,
  kbBindable: FLAGS,
  isCustomerRelated: FLAGS,
  frontDisplay: FLAGS,
  visibility: byNumber('label.visibility', label.VISIBILITY),
  useContext: byNumber('label.useContext', label.USE_CONTEXT),
  checkRangeType: { 0: 'label.range.full', 1: 'label.range.fixed' },
  pushTo: byNumber('label.pushTo', label.PUSH_TO),
  pushType: byNumber('label.pushType', label.PUSH_TYPE),
  pushTemplate: byNumber('label.pushTemplate', label.PUSH_TEMPLATE),
  lambdaType: byNumber('label.lambdaType', label.LAMBDA_TYPE),
}

function byNumber(
  prefix: string,
  numbers: Readonly<Record<string, number>>,
): Readonly<Record<number, string>> {
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [number, `${prefix}.${name}`]))
}

/** The value of a field in words. */
export function useFieldText() {
  const { formatMessage } = useIntl()
  const businesses = useBusinessOptions()
  const products = useProductOptions(null)
  return (name: SingleField, form: LabelForm): string => {
    const value = form[name]
    if (value === null || value === '') return '-'
    if (name === 'triggerAt') return formatMessage({ id: `label.trigger.${value}` })
    if (typeof value === 'string') return value
    if (name === 'bizTypeId') return businesses.nameOf(value) ?? String(value)
    if (name === 'productId') return products.nameOf(value) ?? String(value)
    const choice = CHOICES[name]?.[value]
    return choice === undefined ? String(value) : formatMessage({ id: choice })
  }
}
