import type { label } from '@console/contracts'
import {
  parseRuleExpression,
  toNormalForm,
  type ExpressionProblem,
  type NormalForm,
} from '@console/label-engine'

/** A rule as conditions that are joined; only letters are negated. Groups hold no group of their own kind. */
export type RuleTree =
  | { kind: 'literal'; letter: string; isNegated: boolean }
  | { kind: 'all' | 'any'; of: readonly RuleTree[] }

type Combination = Pick<label.Rule, 'lambdaType' | 'lambdaExpr' | 'conditions'>
type ReadRule = { tree: RuleTree; problem: null } | { tree: null; problem: ExpressionProblem }

/** Tree of the combined conditions; for an expression that cannot be read, its problem. */
export function ruleTree(rule: Combination): ReadRule {
  const { expression, problem } = parseRuleExpression(rule)
  return problem === null ? { tree: flatten(toNormalForm(expression)), problem } : { tree: null, problem }
}

function flatten(form: NormalForm): RuleTree {
  if (form.kind === 'literal') return form
  const { kind } = form
  const of = form.of.map(flatten).flatMap((part) => (part.kind === kind ? part.of : [part]))
  return { kind, of }
}
