import { label } from '@console/contracts'
import { evaluate, toNormalForm } from '../expression/normal-form.ts'
import { parseRuleExpression } from '../expression/parse-rule-expression.ts'
import { collectLetters, type Expression } from '../expression/tree.ts'
import { reachedAt } from '../judge/compare.ts'
import { findCallFact } from '../judge/traces/fact-trace.ts'
import type { RuleWarning } from './rule-problem.ts'
import type { JudgedRule } from './rule-problems.ts'

const { CHECK_RANGE, CONDITION_TYPE, KEYWORDS, SPEED, USE_CONTEXT } = label

/**
 * Warns of what a rule may contain but its author hardly intends. A rule with a wrong expression has no warnings about its
 * letters.
 */
export function ruleWarnings({ rule, triggerAt }: JudgedRule): RuleWarning[] {
  if (rule.labelType === label.LABEL_TYPE.prompt) return []
  const { expression } = parseRuleExpression(rule)
  return [
    ...(expression ? unusedLetters(rule, expression) : []),
    ...(expression && triggerAt === 'realtime' && isSatisfiedByNegation(expression)
      ? [{ kind: 'hitsWithoutCondition' as const, path: ['rule', 'lambdaType'] }]
      : []),
    ...rule.conditions.flatMap((condition, index) => rangeWarnings(rule, condition, index)),
  ]
}

/** A condition that others wait for is used, whether the expression names it or not. */
function unusedLetters({ conditions }: label.Rule, expression: Expression): RuleWarning[] {
  const used = new Set([
    ...collectLetters(expression),
    ...conditions.map(({ preConditionLambda }) => preConditionLambda),
  ])
  return conditions.flatMap(({ lambda: letter }, index) =>
    used.has(letter)
      ? []
      : [{ kind: 'letterUnused' as const, path: ['rule', 'conditions', index, 'lambda'], letter }],
  )
}

function isSatisfiedByNegation(expression: Expression): boolean {
  return evaluate(toNormalForm(expression), (_, isNegated) => isNegated)
}

function rangeWarnings(rule: label.Rule, condition: label.Condition, index: number): RuleWarning[] {
  const { lambda: letter, checkRangeType, checkRangeBegin: begin, checkRangeEnd: end } = condition
  if (checkRangeType !== CHECK_RANGE.relative || begin === null || end === null) return []
  const path = ['rule', 'conditions', index]
  const warnings: RuleWarning[] = []
  if (begin >= 0 && end < 0) warnings.push({ kind: 'rangeEmpty', path: [...path, 'checkRangeEnd'], letter })
  const before = rule.conditions.find(({ lambda }) => lambda === condition.preConditionLambda)
  if (before && isAlwaysFact(before, rule.useContext === USE_CONTEXT.conversation)) {
    warnings.push({ kind: 'relativeToFact', path: [...path, 'preConditionLambda'], letter })
  }
  return warnings
}

/** True if a condition can be true only of the whole, never from a certain sentence on. */
function isAlwaysFact({ type, param: text }: label.Condition, usesContext: boolean): boolean {
  if (findCallFact(type) !== null) return true
  const typed = label.readParam(type, text)
  switch (typed?.type) {
    case CONDITION_TYPE.keyword:
      return usesContext && typed.param.detectType === KEYWORDS.none
    case CONDITION_TYPE.speechSpeed:
      return typed.param.detectType === SPEED.average
    case CONDITION_TYPE.turns:
      return reachedAt(typed.param.operator, typed.param.round) === null
    case CONDITION_TYPE.keywordCount:
      return (
        typed.param.detectType === KEYWORDS.none ||
        reachedAt(typed.param.operator, typed.param.hitCount) === null
      )
    default:
      return false
  }
}
