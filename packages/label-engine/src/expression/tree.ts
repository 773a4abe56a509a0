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
