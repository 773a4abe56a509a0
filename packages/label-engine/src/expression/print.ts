import type { Expression } from './tree.ts'

/** The text of an expression, with the parentheses that it needs: parsing it gives the same tree. */
export function printExpression(expression: Expression): string {
  if (expression.kind === 'letter') return expression.letter
  if (expression.kind === 'not') return `!${within(expression.of, ['all', 'any'])}`
  if (expression.kind === 'all') return expression.of.map((part) => within(part, ['all', 'any'])).join(' && ')
  return expression.of.map((part) => within(part, ['any'])).join(' || ')
}

function within(part: Expression, kindsInParentheses: readonly Expression['kind'][]): string {
  const text = printExpression(part)
  return kindsInParentheses.includes(part.kind) ? `(${text})` : text
}
