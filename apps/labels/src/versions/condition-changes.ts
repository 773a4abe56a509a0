import type { label } from '@console/contracts'
import { isSameValue } from '@console/ui'
import { readParams } from '../rule/model/params.ts'

type Conditions = readonly label.Condition[]

/** Change of the condition of a letter from one version to another. */
export type ConditionChange =
  | { kind: 'added'; letter: string; after: label.Condition }
  | { kind: 'removed'; letter: string; before: label.Condition }
  | { kind: 'changed'; letter: string; before: label.Condition; after: label.Condition }

/** The conditions that differ, by letter: those of the later version in their order, then those that it no longer has. */
export function conditionChanges(before: Conditions, after: Conditions): ConditionChange[] {
  const byLetter = new Map(before.map((condition) => [condition.lambda, condition]))
  const letters = new Set(after.map(({ lambda }) => lambda))
  return [
    ...after.flatMap((condition): ConditionChange[] => {
      const { lambda: letter } = condition
      const old = byLetter.get(letter)
      if (old === undefined) return [{ kind: 'added', letter, after: condition }]
      return isSameCondition(old, condition)
        ? []
        : [{ kind: 'changed', letter, before: old, after: condition }]
    }),
    ...before.flatMap((condition): ConditionChange[] =>
      letters.has(condition.lambda) ? [] : [{ kind: 'removed', letter: condition.lambda, before: condition }],
    ),
  ]
}

/** Compares conditions by their meaning: ids and the order of parameters do not count. */
function isSameCondition(one: label.Condition, other: label.Condition): boolean {
  return isSameValue(toComparableCondition(one), toComparableCondition(other))
}

function toComparableCondition({ id: _id, param, ...condition }: label.Condition) {
  const { params, isUnreadable } = readParams({ type: condition.type, param })
  return { ...condition, params: isUnreadable ? param : params }
}
