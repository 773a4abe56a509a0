import { expressionOf, lettersOf } from '@console/label-engine'
import type { RuleValues } from './rule-values.ts'

/** Conditions that neither the expression nor another condition uses, which is allowed (LABEL-Q28). */
export function unusedLetters(rule: RuleValues): string[] {
  const { expression } = expressionOf(rule)
  if (expression === null) return []
  const used = new Set([
    ...lettersOf(expression),
    ...rule.conditions.map(({ preConditionLambda }) => preConditionLambda),
  ])
  return rule.conditions.map(({ lambda }) => lambda).filter((letter) => !used.has(letter))
}
