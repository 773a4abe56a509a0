import { label } from '@console/contracts'
import { parseRuleExpression } from '../expression/parse-rule-expression.ts'
import { compileRegex } from '../regex/label-regex.ts'
import { countStates, MAX_REGEX_STATES, MAX_RULE_STATES } from '../regex/states.ts'
import { offeredTypes } from './offered-types.ts'
import type { Path, RuleProblem } from './rule-problem.ts'

const { CONDITION_TYPE } = label

export type JudgedRule = Pick<label.LabelDraft, 'rule' | 'triggerAt'>

/** Everything that makes a rule unjudgeable; empty for one that `compileLabel` takes, or for a prompt that can be sent. */
export function ruleProblems({ rule, triggerAt }: JudgedRule): RuleProblem[] {
  return [
    ...rangeProblems(rule, ['rule'], null),
    ...hitCountProblems(rule),
    ...(rule.labelType === label.LABEL_TYPE.prompt ? promptProblems(rule) : conditionRuleProblems(rule)),
    ...expressionProblems(rule),
    ...conditionsProblems(rule.conditions, triggerAt),
  ]
}

function hitCountProblems({ useContext, maxHitCnt }: label.Rule): RuleProblem[] {
  const isWrong = useContext === label.USE_CONTEXT.conversation && maxHitCnt !== 1
  return isWrong ? [{ kind: 'hitCountNotOne', path: ['rule', 'maxHitCnt'] }] : []
}

function conditionRuleProblems({
  conditions,
  promptContent,
  sessionCollectRound,
}: label.Rule): RuleProblem[] {
  const problems: RuleProblem[] = []
  if (conditions.length === 0) problems.push({ kind: 'noCondition', path: ['rule', 'conditions'] })
  if (promptContent !== '') problems.push({ kind: 'promptNotEmpty', path: ['rule', 'promptContent'] })
  if (sessionCollectRound !== null) {
    problems.push({ kind: 'roundNotEmpty', path: ['rule', 'sessionCollectRound'] })
  }
  return problems
}

function promptProblems({ conditions, promptContent, sessionCollectRound }: label.Rule): RuleProblem[] {
  const problems: RuleProblem[] = []
  if (promptContent.trim() === '') problems.push({ kind: 'promptMissing', path: ['rule', 'promptContent'] })
  if (sessionCollectRound === null) {
    problems.push({ kind: 'roundMissing', path: ['rule', 'sessionCollectRound'] })
  }
  if (conditions.length > 0) problems.push({ kind: 'conditionsNotEmpty', path: ['rule', 'conditions'] })
  return problems
}

function expressionProblems(rule: label.Rule): RuleProblem[] {
  const path = ['rule', 'lambdaExpr']
  if (rule.lambdaType !== label.LAMBDA_TYPE.custom) {
    return rule.lambdaExpr === '' ? [] : [{ kind: 'expressionNotEmpty', path }]
  }
  if (rule.labelType === label.LABEL_TYPE.prompt) return []
  const { problem } = parseRuleExpression(rule)
  if (!problem) return []
  return [
    problem.kind === 'empty'
      ? { kind: 'expressionMissing', path }
      : { kind: 'expressionWrong', path, problem },
  ]
}

function conditionsProblems(conditions: readonly label.Condition[], triggerAt: label.Trigger): RuleProblem[] {
  let states = 0
  return conditions.flatMap((condition, index) => {
    const path = ['rule', 'conditions', index]
    const { lambda: letter } = condition
    const typed = label.readParam(condition.type, condition.param)
    if (typed?.type === CONDITION_TYPE.regex) states += countStates(typed.param.regex)
    const isRepeated = conditions.findIndex(({ lambda }) => lambda === letter) < index
    return [
      ...(isRepeated ? [{ kind: 'repeatedLetter' as const, path: [...path, 'lambda'], letter }] : []),
      ...typeProblems(condition, path, triggerAt),
      ...(typed
        ? regexProblems(typed, { path: [...path, 'param'], letter, states })
        : [{ kind: 'paramUnreadable' as const, path: [...path, 'param'], letter }]),
      ...rangeProblems(condition, path, letter),
      ...preConditionProblems(conditions, condition, path),
    ]
  })
}

function typeProblems(
  { lambda: letter, type }: label.Condition,
  path: Path,
  triggerAt: label.Trigger,
): RuleProblem[] {
  if (offeredTypes(triggerAt).includes(type)) return []
  return [{ kind: 'typeNotOffered', path: [...path, 'type'], letter, type }]
}

/** `states` includes those of the conditions before it. */
function regexProblems(
  typed: label.TypedParam,
  { path, letter, states }: { path: Path; letter: string; states: number },
): RuleProblem[] {
  if (typed.type !== CONDITION_TYPE.regex) return []
  if (states > MAX_RULE_STATES || countStates(typed.param.regex) > MAX_REGEX_STATES)
    return [{ kind: 'regexTooCostly', path, letter }]
  const { problem } = compileRegex(typed.param.regex)
  return problem ? [{ kind: 'regexWrong', path, letter, ...problem }] : []
}

/** Finds the mistakes in the pre-condition of one condition. */
function preConditionProblems(
  conditions: readonly label.Condition[],
  { lambda: letter, preConditionLambda, checkRangeType }: label.Condition,
  conditionPath: Path,
): RuleProblem[] {
  const path = [...conditionPath, 'preConditionLambda']
  if (preConditionLambda === '') {
    const isRelative = checkRangeType === label.CHECK_RANGE.relative
    return isRelative ? [{ kind: 'relativeWithoutPreCondition', path, letter }] : []
  }
  if (preConditionLambda === letter) return [{ kind: 'preConditionIsItself', path, letter }]
  const waits = new Map(conditions.map(({ lambda, preConditionLambda: before }) => [lambda, before]))
  if (!waits.has(preConditionLambda)) return [{ kind: 'preConditionUnknown', path, letter }]
  const circle = findCycle(letter, waits)
  return circle ? [{ kind: 'preConditionsInCircle', path, letter, circle }] : []
}

/** The letters from one back to itself; null where it does not wait for itself. */
function findCycle(letter: string, waits: ReadonlyMap<string, string>): string[] | null {
  const chain = [letter]
  for (let next = waits.get(letter) ?? ''; next !== ''; next = waits.get(next) ?? '') {
    if (next === letter) return chain
    // A circle of others that this one only leads to.
    if (chain.includes(next)) return null
    chain.push(next)
  }
  return null
}

type RangeFields = Pick<label.Condition, 'checkRangeType' | 'checkRangeBegin' | 'checkRangeEnd'>

/** Bounds that are missing, or in the wrong order: with different signs their order depends on the conversation. */
function rangeProblems(fields: RangeFields, path: Path, letter: string | null): RuleProblem[] {
  const { checkRangeType, checkRangeBegin: begin, checkRangeEnd: end } = fields
  if (checkRangeType === label.CHECK_RANGE.full) return []
  const missing = [
    ...(begin === null ? ['checkRangeBegin'] : []),
    ...(end === null ? ['checkRangeEnd'] : []),
  ].map((field): RuleProblem => ({ kind: 'rangeMissing', path: [...path, field], letter }))
  if (begin === null || end === null) return missing
  const isReversed = begin > end && begin < 0 === end < 0
  return isReversed ? [{ kind: 'rangeReversed', path: [...path, 'checkRangeEnd'], letter }] : []
}
