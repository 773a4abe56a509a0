import { label } from '@console/contracts'
import { compileRegex } from '../regex/label-regex.ts'
import { countStates, MAX_REGEX_STATES, MAX_RULE_STATES } from '../regex/states.ts'
import { offeredTypes } from './offered-types.ts'
import { preConditionProblems } from './pre-conditions.ts'
import { rangeProblems } from './range-problems.ts'
import type { Path, RuleProblem } from './rule-problem.ts'

const { CONDITION_TYPE } = label

export function conditionsProblems(
  conditions: readonly label.Condition[],
  triggerAt: label.Trigger,
): RuleProblem[] {
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

/** `states` has those of the conditions before it too. */
function regexProblems(
  typed: label.TypedParam,
  { path, letter, states }: { path: Path; letter: string; states: number },
): RuleProblem[] {
  if (typed.type !== CONDITION_TYPE.regex) return []
  if (states > MAX_RULE_STATES || countStates(typed.param.regex) > MAX_REGEX_STATES)
    return [{ kind: 'regexTooDear', path, letter }]
  const { problem } = compileRegex(typed.param.regex)
  return problem ? [{ kind: 'regexWrong', path, letter, ...problem }] : []
}
