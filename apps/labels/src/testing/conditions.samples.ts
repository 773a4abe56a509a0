import type { label } from '@console/contracts'

/** A condition for tests: a keyword of the customer, in the whole conversation. */
export function condition(lambda: string, changes: Partial<label.Condition> = {}): label.Condition {
  return {
    id: 0,
    lambda,
    type: 0,
    role: 1,
    checkRangeType: 0,
    checkRangeBegin: null,
    checkRangeEnd: null,
    checkRangePolicy: 0,
    preConditionLambda: '',
    param: '{"detectType":1,"keywords":["cancel"]}',
    ...changes,
  }
}

/** A condition of a type with its parameters. */
export function typed(lambda: string, type: label.ConditionType, params: object): label.Condition {
  return condition(lambda, { type, param: JSON.stringify(params) })
}
