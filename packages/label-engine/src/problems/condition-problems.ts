import { label } from '@console/contracts'
import { compileRegex } from '../regex/label-regex.ts'
import { offeredTypes } from './offered-types.ts'
import { preConditionProblems } from './pre-conditions.ts'
import { rangeProblems } from './range-problems.ts'
import type { Path, RuleProblem } from './rule-problem.ts'

const { CONDITION_TYPE } = label

export function conditionsProblems(
  conditions: readonly label.Condition[],
  triggerAt: label.Trigger,
): RuleProblem[] {
  return conditions.flatMap((condition, index) => {
    const path = ['rule', 'conditions', index]
    const { lambda: letter } = condition
    const isRepeated = conditions.findIndex(({ lambda }) => lambda === letter) < index
    return [
      ...(isRepeated ? [{ kind: 'repeatedLetter' as const, path: [...path, 'lambda'], letter }] : []),
      ...typeProblems(condition, path, triggerAt),
      ...paramProblems(condition, path),
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

function paramProblems({ lambda: letter, type, param }: label.Condition, path: Path): RuleProblem[] {
  const typed = label.readParam(type, param)
  const at = [...path, 'param']
  if (!typed) return [{ kind: 'paramUnreadable', path: at, letter }]
  if (typed.type !== CONDITION_TYPE.regex) return []
  const { problem } = compileRegex(typed.param.regex)
  return problem ? [{ kind: 'regexWrong', path: at, letter, ...problem }] : []
}
