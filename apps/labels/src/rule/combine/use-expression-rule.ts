import { label } from '@console/contracts'
import { Form, type FormRule } from 'antd'
import { useIntl } from 'react-intl'
import type { RuleValues } from '../model/rule-values.ts'
import { ruleTree } from '../model/rule-tree.ts'
import { expressionProblemText } from './expression-problem-text.ts'

/** Refuses an expression that cannot be read, or that names a letter without a condition (LABEL-076, LABEL-Q28). */
export function useExpressionRule(): FormRule {
  const intl = useIntl()
  const form = Form.useFormInstance<RuleValues>()
  return {
    // oxlint-disable-next-line typescript/require-await -- the form's library awaits rules
    validator: async (_rule, typed: string | undefined) => {
      const lambdaExpr = typed ?? ''
      const conditions = form.getFieldValue('conditions') as label.Condition[] | undefined
      const { problem } = ruleTree({
        lambdaType: label.LAMBDA_TYPE.custom,
        lambdaExpr,
        conditions: conditions ?? [],
      })
      if (problem !== null) throw new Error(expressionProblemText(intl, problem, lambdaExpr))
    },
  }
}
