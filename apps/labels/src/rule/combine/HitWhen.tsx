import { label } from '@console/contracts'
import { Form, type FormRule, Segmented } from 'antd'
import { memo, useId } from 'react'
import { useIntl } from 'react-intl'
import { ruleTree } from '../model/rule-tree.ts'
import type { RuleValues } from '../model/rule-values.ts'
import { useRuleForm } from '../use-rule-form.ts'
import { expressionProblemText } from './expression-problem-text.ts'
import { ExpressionField } from './ExpressionField.tsx'

/** Field for the combination of the conditions (LABEL-075..077). */
export const HitWhen = memo(function HitWhen() {
  const { formatMessage } = useIntl()
  const id = useId()
  const form = Form.useFormInstance<RuleValues>()
  const lambdaType = Form.useWatch('lambdaType', { form, preserve: true })
  const rule = useExpressionRule()
  return (
    <section className="ui-stack ui-gap-8">
      <div className="ui-cluster ui-between ui-gap-8">
        <h2 id={id} className="ui-body ui-strong">
          {formatMessage({ id: 'rule.hitWhen' })}
        </h2>
        <Form.Item name="lambdaType" noStyle rules={[{ required: true }]}>
          <Segmented<label.Rule['lambdaType']>
            name={id}
            aria-labelledby={id}
            options={Object.values(label.LAMBDA_TYPE).map((value) => ({
              value,
              label: formatMessage({ id: `rule.combine.${value}` }),
            }))}
          />
        </Form.Item>
      </div>
      {lambdaType === label.LAMBDA_TYPE.custom && (
        <Form.Item name="lambdaExpr" noStyle rules={[rule]}>
          <ExpressionField />
        </Form.Item>
      )}
    </section>
  )
})

/** Refuses an expression that cannot be read, or that names a letter without a condition (LABEL-076, LABEL-Q28). */
function useExpressionRule(): FormRule {
  const intl = useIntl()
  const { conditionsNow } = useRuleForm()
  return {
    // oxlint-disable-next-line typescript/require-await -- the form's library awaits rules
    validator: async (_rule, typed: string | undefined) => {
      const lambdaExpr = typed ?? ''
      const { problem } = ruleTree({
        lambdaType: label.LAMBDA_TYPE.custom,
        lambdaExpr,
        conditions: conditionsNow(),
      })
      if (problem !== null) throw new Error(expressionProblemText(intl, problem, lambdaExpr))
    },
  }
}
