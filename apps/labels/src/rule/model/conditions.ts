import { label } from '@console/contracts'
import { nextLetter } from '@console/label-engine'
import { hasRole, looksAtSentences } from './condition-types.ts'
import { defaultParam } from './params.ts'

/** A new condition, with the letter after the highest in use (LABEL-Q27). */
export function newCondition(existing: readonly label.Condition[]): label.Condition {
  return {
    id: 0,
    lambda: nextLetter(existing),
    type: label.CONDITION_TYPE.keyword,
    role: label.ROLE.customer,
    checkRangeType: label.CHECK_RANGE.full,
    checkRangeBegin: null,
    checkRangeEnd: null,
    checkRangePolicy: label.RANGE_POLICY.anyRole,
    preConditionLambda: '',
    param: defaultParam(label.CONDITION_TYPE.keyword),
  }
}

/** The same as another condition, as a new one with a letter of its own. */
export function duplicateCondition(
  condition: label.Condition,
  existing: readonly label.Condition[],
): label.Condition {
  return { ...condition, id: 0, lambda: nextLetter(existing) }
}

/**
 * Changes the type and sets that type's default parameters: no key of the old type is sent (LABEL-104). A fact of the call
 * has no range.
 */
export function changeType(condition: label.Condition, type: label.ConditionType): label.Condition {
  const changed = {
    ...condition,
    type,
    param: defaultParam(type),
    role: hasRole(type) ? condition.role : label.ROLE.agent,
  }
  return looksAtSentences(type)
    ? changed
    : changeRange({ ...changed, preConditionLambda: '' }, label.CHECK_RANGE.full)
}

/** Changes the kind of range; the whole conversation has no bounds. */
export function changeRange(
  condition: label.Condition,
  checkRangeType: label.Condition['checkRangeType'],
): label.Condition {
  return checkRangeType === label.CHECK_RANGE.full
    ? {
        ...condition,
        checkRangeType,
        checkRangeBegin: null,
        checkRangeEnd: null,
        checkRangePolicy: label.RANGE_POLICY.anyRole,
      }
    : { ...condition, checkRangeType }
}

/** Lists the conditions and which waits for which: all that conditions have to know of each other. */
export function toLinksKey(conditions: readonly label.Condition[]): string {
  return conditions.map(({ lambda, preConditionLambda }) => `${lambda}<${preConditionLambda}`).join()
}
