import { label } from '@console/contracts'
import { compileRegex } from '../regex/label-regex.ts'
import { preConditionProblems } from './pre-conditions.ts'
import { rangeProblems } from './range-problems.ts'
import type { Path, RuleProblem } from './rule-problem.ts'

const { CONDITION_TYPE } = label

/** Types that are decided while the call goes on (LABEL-095). */
const REALTIME_TYPES: readonly label.ConditionType[] = [
  CONDITION_TYPE.keyword,
  CONDITION_TYPE.regex,
  CONDITION_TYPE.speechSpeed,
  CONDITION_TYPE.silence,
  CONDITION_TYPE.turns,
  CONDITION_TYPE.emotion,
]

/** The types that a label with this trigger may use; those decided by the whole call only where it is over. */
export function offeredTypes(triggerAt: label.Trigger): readonly label.ConditionType[] {
  return triggerAt === 'realtime' ? REALTIME_TYPES : Object.values(CONDITION_TYPE)
}

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
