import { label } from '@console/contracts'

/** The values of the form that the rule editor fills in. */
export type RuleValues = Pick<label.Rule, 'lambdaType' | 'lambdaExpr' | 'conditions'>

/**
 * The values as they are saved: an expression only where it is used (LABEL-077), bounds only where a range has any. Whatever the
 * form's own processing left out, because it is null or empty, is there again.
 */
export function savedRule(values: RuleValues): RuleValues {
  const { lambdaType } = values
  return {
    lambdaType,
    lambdaExpr: lambdaType === label.LAMBDA_TYPE.custom ? (values.lambdaExpr ?? '') : '',
    conditions: (values.conditions ?? []).map(savedCondition),
  }
}

function savedCondition(condition: label.Condition): label.Condition {
  const { id, lambda, type, role, checkRangeType, param } = condition
  const hasBounds = checkRangeType !== label.CHECK_RANGE.full
  return {
    id: id ?? 0,
    lambda,
    type,
    role,
    checkRangeType,
    checkRangeBegin: hasBounds ? (condition.checkRangeBegin ?? null) : null,
    checkRangeEnd: hasBounds ? (condition.checkRangeEnd ?? null) : null,
    checkRangePolicy: hasBounds ? condition.checkRangePolicy : label.RANGE_POLICY.anyRole,
    preConditionLambda: condition.preConditionLambda ?? '',
    param,
  }
}
