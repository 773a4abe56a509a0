import { currentTime, DAY_SECONDS } from '../base/days.ts'
import type { Fields } from '../http/fields.ts'

/** As the documents list it; the rule is stored as it was sent, with its ids. */
export type Label = Record<string, unknown> & {
  id: number
  tenantId: number
  name: string
  bizTypeId: number
  productId: number
  enable: 0 | 1
  createdAt: number
  updatedAt: number
  deletedAt: number
  rule: Record<string, unknown> & { id: number; labelType: 0 | 1 }
}

type Row = {
  id: number
  name: string
  tenantId: number
  business: number
  product: number
  daysAgo: number
  rule: Record<string, unknown> & { labelType: 0 | 1 }
  more?: Record<string, unknown>
}

const RANGE = { checkRangeType: 0, checkRangeBegin: null, checkRangeEnd: null }
const RULE = {
  ...RANGE,
  labelType: 0 as const,
  useContext: 0,
  maxHitCnt: 3,
  lambdaType: 2,
  lambdaExpr: '',
  promptContent: '',
  sessionCollectRound: null,
}

const keyword = (id: number, lambda: string, keywords: readonly string[]) => ({
  id,
  lambda,
  type: 0,
  role: 1,
  ...RANGE,
  checkRangePolicy: 0,
  preConditionLambda: '',
  param: JSON.stringify({ detectType: 1, keywords }),
})

export function createLabel({ id, name, tenantId, business, product, daysAgo, rule, more = {} }: Row): Label {
  const createdAt = currentTime() - daysAgo * DAY_SECONDS
  return {
    id,
    tenantId,
    name,
    showName: name,
    bizTypeId: business,
    productId: product,
    enable: 1,
    type: 0,
    triggerAt: 'realtime',
    kbBindable: 0,
    isCustomerRelated: 0,
    expire: 0,
    visibility: 0,
    frontDisplay: 1,
    pushTo: 0,
    pushType: null,
    pushTemplate: null,
    pushContent: '',
    remark: '',
    createdAt,
    updatedAt: createdAt + 3600,
    deletedAt: 0,
    rule: { id: id + 1_000_000, ...rule },
    ...more,
  }
}

export const createLabels = (): Label[] => [
  createLabel({
    id: 2_004_811,
    name: 'Price named',
    tenantId: 880_021,
    business: 50_212,
    product: 41_077,
    daysAgo: 90,
    rule: { ...RULE, conditions: [keyword(4_100_071, 'A', ['price', 'how much', 'costs'])] },
    more: { type: 2, pushTo: 1, pushType: 0, pushTemplate: 20, pushContent: 'Name the price of a year' },
  }),
  createLabel({
    id: 2_004_812,
    name: 'Contract agreed',
    tenantId: 880_021,
    business: 50_212,
    product: 41_077,
    daysAgo: 61,
    rule: { ...RULE, conditions: [keyword(4_100_072, 'A', ['agreed', 'send me the contract'])] },
    more: { type: 1, triggerAt: 'sessionEnd' },
  }),
  createLabel({
    id: 2_004_813,
    name: 'Worried about water damage',
    tenantId: 880_021,
    business: 50_247,
    product: 41_101,
    daysAgo: 30,
    rule: {
      ...RULE,
      labelType: 1,
      conditions: [],
      promptContent: 'The customer fears damage by water in the household.',
      sessionCollectRound: 3,
    },
  }),
  createLabel({
    id: 2_004_814,
    name: 'Wants to renew',
    tenantId: 880_034,
    business: 50_301,
    product: 41_150,
    daysAgo: 12,
    rule: { ...RULE, conditions: [keyword(4_100_073, 'A', ['renew', 'another year'])] },
    more: { enable: 0 },
  }),
]

const TEXTS = ['name', 'showName', 'triggerAt', 'pushContent', 'remark'] as const
const NUMBERS = [
  ...(['type', 'kbBindable', 'isCustomerRelated', 'expire', 'visibility', 'frontDisplay'] as const),
  ...(['pushTo', 'pushType', 'pushTemplate', 'enable'] as const),
]

/** The fields that a form may set. What it leaves out keeps its value. */
export function readLabelForm(body: Fields): Record<string, unknown> {
  const texts = TEXTS.filter((name) => name in body.all).map((name) => [name, body.text(name)])
  const numbers = NUMBERS.filter((name) => name in body.all).map((name) => [
    name,
    body.optionalNumber(name) ?? null,
  ])
  return Object.fromEntries([...texts, ...numbers])
}

/** A rule with the ids that the platform assigns to what is new. */
export function readRule(rule: Fields, id: number, nextId: () => number): Label['rule'] {
  const conditions = rule.records('conditions').map((condition) => ({
    ...condition.all,
    id: condition.number('id') === 0 ? nextId() : condition.number('id'),
  }))
  return { ...rule.all, id, labelType: rule.number('labelType') === 1 ? 1 : 0, conditions }
}
