import type { label } from '@console/contracts'
import { Form, type FormInstance } from 'antd'
import type { RuleValues } from './model/rule-values.ts'

/** The form around the rule editor. `conditionsNow` reads the conditions at this moment, without rendering again when they change. */
export function useRuleForm(): { form: FormInstance<RuleValues>; conditionsNow: () => label.Condition[] } {
  const form = Form.useFormInstance<RuleValues>()
  return {
    form,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's own type of it is any; the field has this value, or none yet
    conditionsNow: () => (form.getFieldValue('conditions') as label.Condition[] | undefined) ?? [],
  }
}
