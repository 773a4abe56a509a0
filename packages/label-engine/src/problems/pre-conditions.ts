import { label } from '@console/contracts'
import type { Path, RuleProblem } from './rule-problem.ts'

/** What is wrong with the pre-condition of one condition. */
export function preConditionProblems(
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
