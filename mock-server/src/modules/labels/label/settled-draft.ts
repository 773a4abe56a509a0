import { label, type Language } from '@console/contracts'
import { ruleProblems } from '@console/label-engine'
import type { TenantTx } from '../../../platform/context/context.ts'
import { BadRequest } from '../../../platform/errors.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { labelTexts } from './label.messages.ts'
import { ruleProblemText } from './rule-problem.messages.ts'

/** A label that came with the system is of every product, and may stay so. */
export type ChangedDraft = Omit<label.LabelDraft, 'productId'> & Pick<label.Label, 'productId'>

/**
 * Refuses a label that cannot be judged, or contradicts itself, with every wrong field and the reason. `fields` are the
 * problems that are known already.
 */
export async function requireDraft(
  { db }: TenantTx,
  draft: ChangedDraft,
  { language, fields }: { language: Language; fields: Record<string, string> },
): Promise<void> {
  const problems = { ...toRuleProblemTexts(draft, language), ...draftProblems(draft, language), ...fields }
  if (draft.productId !== null) {
    const product = await db
      .selectFrom('product')
      .where('id', '=', draft.productId)
      .where('businessTypeId', '=', draft.bizTypeId)
      .select('id')
      .executeTakeFirst()
    if (!product) problems['productId'] ??= labelTexts.otherBusiness[language]
  }
  if (Object.keys(problems).length > 0) throw new BadRequest(problems)
}

/** Why the rule of a label cannot be judged, by field. */
export function toRuleProblemTexts(
  draft: Pick<label.LabelDraft, 'rule' | 'triggerAt'>,
  language: Language,
): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const problem of ruleProblems(draft))
    problems[problem.path.join('.')] ??= ruleProblemText(problem)[language]
  return problems
}

/** Gives each condition an id: the earlier id for saved conditions, the next one for new conditions. */
export function settledRule(rule: label.Rule, before?: label.Rule): label.Rule {
  const known = new Set(before?.conditions.map(({ id }) => id))
  let last = Math.max(0, ...known)
  const conditions = rule.conditions.map((condition) =>
    known.delete(condition.id) ? condition : { ...condition, id: (last += 1) },
  )
  return { ...rule, conditions }
}

/**
 * Contradictions in a label, except its rule: the field and why (LABEL-052, LABEL-062, LABEL-079, LABEL-080, LABEL-090,
 * LABEL-091).
 */
function draftProblems(
  draft: Omit<label.LabelDraft, 'productId'>,
  language: Language,
): Record<string, string> {
  const problems: [string, Text][] = [...displayProblems(draft), ...pushProblems(draft)]
  if (draft.isCustomerRelated === 1 && draft.expire === 0) problems.push(['expire', labelTexts.required])
  return Object.fromEntries(problems.map(([field, text]) => [field, text[language]]))
}

function* displayProblems(draft: Omit<label.LabelDraft, 'productId'>): Generator<[string, Text]> {
  const { isCustomerRelated, visibility, frontDisplay, showName } = draft
  const isForManagers = visibility === label.VISIBILITY.manager
  if (isCustomerRelated === 1 && visibility !== label.VISIBILITY.all)
    yield ['visibility', labelTexts.seenByAll]
  if (isForManagers && frontDisplay === 1) yield ['frontDisplay', labelTexts.notForSeats]
  if (!isForManagers && frontDisplay === 1 && showName === '')
    yield ['showName', labelTexts.shownNameRequired]
}

function* pushProblems({
  pushTo,
  pushType,
  pushTemplate,
}: Pick<label.LabelDraft, 'pushTo' | 'pushType' | 'pushTemplate'>): Generator<[string, Text]> {
  if (pushTo === label.PUSH_TO.none) return
  if (pushType === null) yield ['pushType', labelTexts.required]
  else if (pushType !== label.PUSH_TYPE.voice && pushTemplate === null)
    yield ['pushTemplate', labelTexts.required]
}
