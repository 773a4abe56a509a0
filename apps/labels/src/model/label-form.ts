import { label } from '@console/contracts'

const { CHECK_RANGE, LABEL_TYPE, LAMBDA_TYPE, PUSH_TO, PUSH_TYPE, USE_CONTEXT, VISIBILITY } = label

type Draft = label.LabelDraft
type Rule = label.Rule

/** The fields of step 1. Null: nothing is chosen or typed yet. */
export type SettingsForm = Pick<
  Draft,
  | 'name'
  | 'showName'
  | 'kbBindable'
  | 'isCustomerRelated'
  | 'visibility'
  | 'frontDisplay'
  | 'remark'
  | 'pushTo'
  | 'pushType'
  | 'pushTemplate'
  | 'pushContent'
> &
  Pick<
    Rule,
    'useContext' | 'checkRangeType' | 'checkRangeBegin' | 'checkRangeEnd' | 'sessionCollectRound'
  > & {
    bizTypeId: number | null
    productId: number | null
    type: Draft['type'] | null
    triggerAt: Draft['triggerAt'] | null
    expire: number | null
    maxHitCnt: number | null
  }

/** The fields of step 2: of a rule the first three, of a prompt the last. */
export type DecisionForm = Pick<Rule, 'lambdaType' | 'lambdaExpr' | 'conditions' | 'promptContent'>

/** A label as it is edited. */
export type LabelForm = SettingsForm & DecisionForm

const EMPTY_SETTINGS: SettingsForm = {
  name: '',
  showName: '',
  bizTypeId: null,
  productId: null,
  type: null,
  triggerAt: null,
  kbBindable: 0,
  isCustomerRelated: 0,
  expire: null,
  visibility: VISIBILITY.all,
  frontDisplay: 0,
  remark: '',
  useContext: USE_CONTEXT.sentence,
  maxHitCnt: 0,
  checkRangeType: CHECK_RANGE.full,
  checkRangeBegin: null,
  checkRangeEnd: null,
  sessionCollectRound: null,
  pushTo: PUSH_TO.none,
  pushType: null,
  pushTemplate: null,
  pushContent: '',
}

const EMPTY_DECISION: DecisionForm = {
  lambdaType: LAMBDA_TYPE.all,
  lambdaExpr: '',
  conditions: [],
  promptContent: '',
}

/** A new label (LABEL-Q21). */
export const EMPTY_FORM: LabelForm = { ...EMPTY_SETTINGS, ...EMPTY_DECISION }

/** Names of the fields of step 1. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an object that has all fields of the step, and no other
export const SETTINGS_FIELDS = Object.keys(EMPTY_SETTINGS) as (keyof SettingsForm)[]

/**
 * Values that follow from a change at once: a label of customers is seen by all, regardless of the earlier choice
 * (LABEL-090), and another business has other products (LABEL-057).
 */
export function withForcedValues(before: LabelForm, next: LabelForm): LabelForm {
  return {
    ...next,
    ...(next.isCustomerRelated === 1 ? { visibility: VISIBILITY.all } : {}),
    ...(next.bizTypeId === before.bizTypeId ? {} : { productId: null }),
  }
}

/** The step of a field; null for a name that the form does not have. */
export function stepOfField(name: string): 0 | 1 | null {
  if (name in EMPTY_SETTINGS) return 0
  return name in EMPTY_DECISION ? 1 : null
}

function pickKeys<Part extends object>(form: Part, names: Part): Part {
  const entries = Object.entries(form).filter(([name]) => name in names)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form has all fields of the part, and these are them
  return Object.fromEntries(entries) as Part
}

/** A stored label as it is edited. */
export function toForm({ rule, ...stored }: label.Label): LabelForm {
  return {
    ...EMPTY_FORM,
    ...pickKeys<LabelForm>({ ...EMPTY_FORM, ...stored, ...rule }, EMPTY_FORM),
    // 0 means that the label does not stay with a customer: there are no seconds to show.
    expire: stored.isCustomerRelated === 1 ? stored.expire : null,
  }
}

/**
 * The draft to send. Hidden fields have the values that the contract gives a label without them; visibility is forced before
 * display, so that a label of customers keeps its display (LABEL-Q23). Null while a required choice is missing.
 */
export function toDraft(
  form: LabelForm,
  { labelType, stored }: { labelType: label.LabelType; stored: label.Label | null },
): Draft | null {
  const { bizTypeId, productId, type, triggerAt } = form
  if (bizTypeId === null || productId === null || type === null || triggerAt === null) return null
  const isOfCustomer = form.isCustomerRelated === 1
  const visibility = isOfCustomer ? VISIBILITY.all : form.visibility
  return {
    name: form.name.trim(),
    showName: form.showName.trim(),
    bizTypeId,
    productId,
    enable: stored?.enable ?? 1,
    type,
    triggerAt,
    // It stays set once anybody has set it (LABEL-087), even somebody else meanwhile.
    kbBindable: stored?.kbBindable === 1 ? 1 : form.kbBindable,
    isCustomerRelated: form.isCustomerRelated,
    expire: isOfCustomer ? (form.expire ?? 0) : 0,
    visibility,
    frontDisplay: visibility === VISIBILITY.manager ? 0 : form.frontDisplay,
    remark: form.remark.trim(),
    ...toPush(form),
    rule: toRule(form, { id: stored?.rule.id ?? 0, labelType }),
  }
}

function toPush(form: LabelForm): Pick<Draft, 'pushTo' | 'pushType' | 'pushTemplate' | 'pushContent'> {
  const { pushTo, pushType, pushTemplate, pushContent } = form
  if (pushTo === PUSH_TO.none) return { pushTo, pushType: null, pushTemplate: null, pushContent: '' }
  return {
    pushTo,
    pushType,
    pushTemplate: pushType === PUSH_TYPE.voice ? null : pushTemplate,
    pushContent: pushContent.trim(),
  }
}

function toRule(form: LabelForm, { id, labelType }: Pick<Rule, 'id' | 'labelType'>): Rule {
  const isFixed = form.checkRangeType === CHECK_RANGE.fixed
  const isInContext = form.useContext === USE_CONTEXT.conversation
  const shared = {
    id,
    labelType,
    checkRangeType: form.checkRangeType,
    checkRangeBegin: isFixed ? form.checkRangeBegin : null,
    checkRangeEnd: isFixed ? form.checkRangeEnd : null,
    useContext: form.useContext,
    maxHitCnt: isInContext ? 1 : (form.maxHitCnt ?? 0),
  }
  if (labelType === LABEL_TYPE.prompt) {
    const { promptContent, sessionCollectRound } = form
    return { ...shared, ...EMPTY_DECISION, promptContent, sessionCollectRound }
  }
  const { lambdaType, lambdaExpr, conditions } = form
  return {
    ...shared,
    ...EMPTY_DECISION,
    lambdaType,
    lambdaExpr: lambdaType === LAMBDA_TYPE.custom ? lambdaExpr.trim() : '',
    conditions,
    sessionCollectRound: null,
  }
}
