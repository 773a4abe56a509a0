import { label } from '@console/contracts'
import { parseExpression, type ParsedExpression } from './parser.ts'
import type { Expression } from './tree.ts'

/** Reads how a rule combines its conditions: all of them, not all, any, or its own expression. */
export function parseRuleExpression({
  lambdaType,
  lambdaExpr,
  conditions,
}: Pick<label.Rule, 'lambdaType' | 'lambdaExpr' | 'conditions'>): ParsedExpression {
  const letters = conditions.map(({ lambda }) => lambda)
  if (lambdaType === label.LAMBDA_TYPE.custom) {
    return parseExpression(lambdaExpr, { letters: new Set(letters) })
  }
  const operands = letters.map((letter): Expression => ({ kind: 'letter', letter }))
  const [first] = operands
  if (!first) return { expression: null, problem: { kind: 'empty', position: 0, length: 0 } }
  const kind = lambdaType === label.LAMBDA_TYPE.any ? 'any' : 'all'
  const combined: Expression = operands.length === 1 ? first : { kind, of: operands }
  const isNegated = lambdaType === label.LAMBDA_TYPE.notAll
  return { expression: isNegated ? { kind: 'not', of: combined } : combined, problem: null }
}
