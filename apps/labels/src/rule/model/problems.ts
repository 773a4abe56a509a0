import { label } from '@console/contracts'
import { typesOfTrigger } from './condition-types.ts'
import { readParams } from './params.ts'
import { ruleTree } from './rule-tree.ts'
import type { RuleValues } from './rule-values.ts'

/** The fields of a condition that can be wrong, in their order on the screen. */
export type ConditionField =
  | 'type'
  | 'param'
  | 'keywords'
  | 'regex'
  | 'operator'
  | keyof typeof label.PARAM_BOUNDS
  | 'status'
  | 'emotion'
  | 'checkRangeBegin'
  | 'checkRangeEnd'
  | 'preConditionLambda'

export type Problem = {
  field: ConditionField
  kind:
    | 'missing'
    | 'outOfBounds'
    | 'tooMany'
    | 'tooLong'
    | 'unreadable'
    | 'notOfTrigger'
    | 'beginAfterEnd'
    | 'unknownLetter'
    | 'ownLetter'
    | 'cycle'
  /** The bound that was exceeded. */
  min?: number
  max?: number
}

/** Names the fields of a rule that cannot be saved: the fields themselves say why (LABEL-076, LABEL-092, LABEL-106). */
export function findWrongFields(
  rule: RuleValues,
  triggerAt: label.Trigger | null,
): ('lambdaExpr' | 'conditions')[] {
  const { conditions, lambdaType } = rule
  const isExpressionWrong = lambdaType === label.LAMBDA_TYPE.custom && ruleTree(rule).problem !== null
  const isComplete = conditions.every((one) => conditionProblems(one, conditions, triggerAt).length === 0)
  return [
    ...(isExpressionWrong ? (['lambdaExpr'] as const) : []),
    ...(isComplete && conditions.length > 0 ? [] : (['conditions'] as const)),
  ]
}

/** Finds the problems of a condition among all conditions of its rule; nothing where it can be saved (LABEL-106). */
export function conditionProblems(
  condition: label.Condition,
  conditions: readonly label.Condition[],
  triggerAt: label.Trigger | null,
): Problem[] {
  const { type, param } = condition
  const isOfTrigger = typesOfTrigger(triggerAt).includes(type)
  const inParam = paramProblems(condition)
  // For example a key that the type does not have: it would not be shown, and the server refuses it.
  const isUnknown = inParam.length === 0 && label.readParam(type, param) === null
  return [
    ...(isOfTrigger ? [] : [{ field: 'type', kind: 'notOfTrigger' } as const]),
    ...inParam,
    ...(isUnknown ? [{ field: 'param', kind: 'unreadable' } as const] : []),
    ...rangeProblems(condition),
    ...preConditionProblems(condition, conditions),
  ]
}

function paramProblems(condition: label.Condition): Problem[] {
  const read = readParams(condition)
  if (read.isUnreadable) return [{ field: 'param', kind: 'unreadable' }]
  const { type, params } = read
  switch (type) {
    case label.CONDITION_TYPE.keyword:
      return keywordProblems(params.keywords)
    case label.CONDITION_TYPE.regex:
      return regexProblems(params.regex)
    case label.CONDITION_TYPE.speechSpeed:
      return [
        ...required('operator', params.operator),
        ...numberProblems('wordsPerMinute', params.wordsPerMinute),
        ...numberProblems('minWordsThreshold', params.minWordsThreshold),
      ]
    case label.CONDITION_TYPE.silence:
      return numberProblems('duration', params.duration)
    case label.CONDITION_TYPE.turns:
      return [...required('operator', params.operator), ...numberProblems('round', params.round)]
    case label.CONDITION_TYPE.keywordCount:
      return [
        ...keywordProblems(params.keywords),
        ...required('operator', params.operator),
        ...numberProblems('hitCount', params.hitCount),
      ]
    case label.CONDITION_TYPE.accepted:
      return required('status', params.status)
    case label.CONDITION_TYPE.ringing:
    case label.CONDITION_TYPE.callDuration:
      return [...required('operator', params.operator), ...numberProblems('duration', params.duration)]
    case label.CONDITION_TYPE.emotion:
      return required('emotion', params.emotion)
    default:
      return []
  }
}

function required(field: ConditionField, value: unknown): Problem[] {
  return value === null ? [{ field, kind: 'missing' }] : []
}

function keywordProblems(keywords: readonly string[]): Problem[] {
  if (keywords.every((keyword) => keyword.trim() === '')) return [{ field: 'keywords', kind: 'missing' }]
  if (keywords.length > label.MAX_KEYWORDS)
    return [{ field: 'keywords', kind: 'tooMany', max: label.MAX_KEYWORDS }]
  return keywords.some((keyword) => keyword.length > label.MAX_KEYWORD_CHARACTERS)
    ? [{ field: 'keywords', kind: 'tooLong', max: label.MAX_KEYWORD_CHARACTERS }]
    : []
}

function regexProblems(regex: string): Problem[] {
  if (regex === '') return [{ field: 'regex', kind: 'missing' }]
  return regex.length > label.MAX_REGEX_CHARACTERS
    ? [{ field: 'regex', kind: 'tooLong', max: label.MAX_REGEX_CHARACTERS }]
    : []
}

function numberProblems(field: keyof typeof label.PARAM_BOUNDS, value: number | null): Problem[] {
  return value === null
    ? [{ field, kind: 'missing' }]
    : boundProblems(field, value, label.PARAM_BOUNDS[field])
}

function boundProblems(
  field: ConditionField,
  value: number,
  { min, max }: { min: number; max: number },
): Problem[] {
  return value < min || value > max ? [{ field, kind: 'outOfBounds', min, max }] : []
}

/** Bounds of a range, in sentences (LABEL-100). */
export const RANGE_BOUNDS = { min: -label.MAX_RANGE_SENTENCES, max: label.MAX_RANGE_SENTENCES } as const

function rangeProblems(condition: label.Condition): Problem[] {
  if (condition.checkRangeType === label.CHECK_RANGE.full) return []
  const { checkRangeBegin: begin, checkRangeEnd: end } = condition
  const problems = [...checkBound('checkRangeBegin', begin), ...checkBound('checkRangeEnd', end)]
  if (begin === null || end === null || problems.length > 0) return problems
  return isBackwards(begin, end) ? [{ field: 'checkRangeEnd', kind: 'beginAfterEnd' }] : []
}

function checkBound(field: 'checkRangeBegin' | 'checkRangeEnd', value: number | null): Problem[] {
  return value === null ? [{ field, kind: 'missing' }] : boundProblems(field, value, RANGE_BOUNDS)
}

/** Begin after end, where both count from the same side (LABEL-Q24). */
function isBackwards(begin: number, end: number): boolean {
  return begin > end && begin < 0 === end < 0
}

function preConditionProblems(condition: label.Condition, conditions: readonly label.Condition[]): Problem[] {
  const field = 'preConditionLambda'
  const { lambda, preConditionLambda: pre, checkRangeType } = condition
  if (pre === '') return checkRangeType === label.CHECK_RANGE.relative ? [{ field, kind: 'missing' }] : []
  if (pre === lambda) return [{ field, kind: 'ownLetter' }]
  if (conditions.every((other) => other.lambda !== pre)) return [{ field, kind: 'unknownLetter' }]
  return waitsForItself(condition, conditions) ? [{ field, kind: 'cycle' }] : []
}

/** A after B, B after A: neither could ever hit (LABEL-Q25). */
function waitsForItself(condition: label.Condition, conditions: readonly label.Condition[]): boolean {
  const pre = new Map(conditions.map(({ lambda, preConditionLambda }) => [lambda, preConditionLambda]))
  let letter = condition.preConditionLambda
  // At most as many steps as conditions, so that a cycle among other conditions ends too.
  for (let step = 0; step < conditions.length && letter !== ''; step += 1) {
    if (letter === condition.lambda) return true
    letter = pre.get(letter) ?? ''
  }
  return false
}
