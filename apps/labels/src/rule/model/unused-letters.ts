import { expressionOf, lettersOf } from '@console/label-engine'
import type { RuleValues } from './rule-values.ts'

/** Conditions that the expression does not use, which is allowed (LABEL-Q28). */
export function unusedLetters(rule: RuleValues): string[] {
  const { expression } = expressionOf(rule)
  if (expression === null) return []
  const used = new Set(lettersOf(expression))
  return rule.conditions.map(({ lambda }) => lambda).filter((letter) => !used.has(letter))
}
