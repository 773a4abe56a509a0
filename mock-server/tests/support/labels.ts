import { label, type BodyOf } from '@console/contracts'
import type { Demo } from './demo.ts'

/** The first product of a company, and its business. */
export function firstProduct(
  demo: Demo,
  tenantId: number,
): Promise<{ productId: number; businessTypeId: number }> {
  return demo.asOwner((db) =>
    db
      .selectFrom('product')
      .where('tenantId', '=', tenantId)
      .select(['id as productId', 'businessTypeId'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
}

/** The whole conversation. */
export const FULL_RANGE = { checkRangeType: 0, checkRangeBegin: null, checkRangeEnd: null } as const

export function condition(changes: Partial<label.Condition> = {}): label.Condition {
  return {
    ...FULL_RANGE,
    id: 0,
    lambda: 'A',
    type: label.CONDITION_TYPE.keyword,
    role: label.ROLE.customer,
    checkRangePolicy: 0,
    preConditionLambda: '',
    param: JSON.stringify({ detectType: label.KEYWORDS.any, keywords: ['too expensive'] }),
    ...changes,
  }
}

export function rule(changes: Partial<label.Rule> = {}): label.Rule {
  return {
    ...FULL_RANGE,
    id: 0,
    labelType: label.LABEL_TYPE.rule,
    useContext: label.USE_CONTEXT.sentence,
    maxHitCnt: 0,
    lambdaType: label.LAMBDA_TYPE.all,
    lambdaExpr: '',
    conditions: [condition()],
    promptContent: '',
    sessionCollectRound: null,
    ...changes,
  }
}

export const promptRule = (changes: Partial<label.Rule> = {}): label.Rule =>
  rule({
    labelType: label.LABEL_TYPE.prompt,
    conditions: [],
    promptContent: 'Does the customer threaten to leave?',
    sessionCollectRound: 3,
    ...changes,
  })

/** A label that can be created as it is. */
export function draft(
  { productId, businessTypeId }: { productId: number; businessTypeId: number },
  changes: Partial<label.LabelDraft> = {},
): BodyOf<typeof label.create> {
  return {
    id: 0,
    name: 'Price',
    showName: '',
    bizTypeId: businessTypeId,
    productId,
    enable: 1,
    type: label.MEANING.general,
    triggerAt: 'realtime',
    kbBindable: 0,
    isCustomerRelated: 0,
    expire: 0,
    visibility: label.VISIBILITY.all,
    frontDisplay: 0,
    pushTo: label.PUSH_TO.none,
    pushType: null,
    pushTemplate: null,
    pushContent: '',
    remark: '',
    rule: rule(),
    ...changes,
  }
}

/** The id of no product that there is. */
const NO_PRODUCT = 999_999

/** The body of a change that leaves a label as it is. */
export function toLabelDraft(found: label.Label): label.LabelDraft & Pick<label.Label, 'id' | 'version'> {
  const { id, version, productId } = found
  return { ...label.labelDraft.strip().parse({ ...found, productId: productId ?? NO_PRODUCT }), id, version }
}
