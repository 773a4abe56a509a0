import { label } from '@console/contracts'
import type { ExpressionProblem } from '@console/label-engine'
import type { IntlShape } from 'react-intl'

/** Describes the problem of an expression, and at which of its characters it is. */
export function expressionProblemText(
  { formatMessage }: IntlShape,
  { kind, position, length }: ExpressionProblem,
  expression: string,
): string {
  return formatMessage(
    { id: `rule.expression.${kind}` },
    {
      at: position + 1,
      text: expression.slice(position, position + length),
      max: label.MAX_EXPRESSION_CHARACTERS,
    },
  )
}
