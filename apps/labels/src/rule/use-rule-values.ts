import { label } from '@console/contracts'
import { Form } from 'antd'
import { useDeferredValue } from 'react'
import type { RuleValues } from './model/rule-values.ts'

/** The rule's values in the form around it, a moment after they were typed: a key is painted before what follows from it. */
export function useRuleValues(): RuleValues {
  const form = Form.useFormInstance<RuleValues>()
  const values = Form.useWatch(toRuleValues, { form, preserve: true }) ?? NOTHING
  return useDeferredValue(values)
}

const NOTHING: RuleValues = { lambdaType: label.LAMBDA_TYPE.all, lambdaExpr: '', conditions: [] }

function toRuleValues(values: Partial<RuleValues>): RuleValues {
  return {
    lambdaType: values.lambdaType ?? NOTHING.lambdaType,
    lambdaExpr: values.lambdaExpr ?? NOTHING.lambdaExpr,
    conditions: values.conditions ?? NOTHING.conditions,
  }
}
