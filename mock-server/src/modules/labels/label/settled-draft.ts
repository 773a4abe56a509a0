import type { label, Language } from '@console/contracts'
import { ruleProblems } from '@console/label-engine'
import type { TenantTx } from '../../../platform/context/context.ts'
import { BadRequest } from '../../../platform/errors.ts'
import { draftProblems } from './draft-problems.ts'
import { labelTexts } from './label.messages.ts'
import { ruleProblemText } from './rule-problem.messages.ts'

/** A label that came with the system is of every product, and may stay so. */
export type ChangedDraft = Omit<label.LabelDraft, 'productId'> & Pick<label.Label, 'productId'>

/** Refuses a label that cannot be judged, or contradicts itself, with every field that is wrong and why. `fields` are known ones. */
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

/** With an id for each condition: that of before for those that were saved, the next for new ones. */
export function settledRule(rule: label.Rule, before?: label.Rule): label.Rule {
  const known = new Set(before?.conditions.map(({ id }) => id))
  let last = Math.max(0, ...known)
  const conditions = rule.conditions.map((condition) =>
    known.delete(condition.id) ? condition : { ...condition, id: (last += 1) },
  )
  return { ...rule, conditions }
}
