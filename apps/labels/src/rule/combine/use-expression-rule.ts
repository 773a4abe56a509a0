import { label } from '@console/contracts'
import type { FormRule } from 'antd'
import { useIntl } from 'react-intl'
import { ruleTree } from '../model/rule-tree.ts'
import { useRuleForm } from '../use-rule-form.ts'
import { expressionProblemText } from './expression-problem-text.ts'

/** Refuses an expression that cannot be read, or that names a letter without a condition (LABEL-076, LABEL-Q28). */
export function useExpressionRule(): FormRule {
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
