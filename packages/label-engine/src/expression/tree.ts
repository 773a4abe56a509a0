/** Letters of conditions, combined. `of` has at least two members. */
export type Expression =
  | { kind: 'letter'; letter: string }
  | { kind: 'not'; of: Expression }
  | { kind: 'all' | 'any'; of: readonly Expression[] }

/** The letters of an expression, each once, in the order of their first use. */
export function collectLetters(expression: Expression): string[] {
  const letters = new Set<string>()
  const pending: Expression[] = [expression]
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.kind === 'letter') letters.add(next.letter)
    else if (next.kind === 'not') pending.push(next.of)
    else pending.push(...next.of.toReversed())
  }
  return [...letters]
}

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
