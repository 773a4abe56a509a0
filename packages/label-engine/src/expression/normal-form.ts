import type { Expression } from './tree.ts'

/** An expression in which only letters are negated. */
export type NormalForm =
  | { kind: 'literal'; letter: string; isNegated: boolean }
  | { kind: 'all' | 'any'; of: readonly NormalForm[] }

/** Moves `!` down to the letters, by the laws of De Morgan. */
export function toNormalForm(expression: Expression, isNegated = false): NormalForm {
  switch (expression.kind) {
    case 'letter':
      return { kind: 'literal', letter: expression.letter, isNegated }
    case 'not':
      return toNormalForm(expression.of, !isNegated)
    case 'all':
    case 'any':
      return {
        kind: (expression.kind === 'all') === isNegated ? 'any' : 'all',
        of: expression.of.map((part) => toNormalForm(part, isNegated)),
      }
  }
}

/** True if the expression is true, with `isSatisfied` for its literals; `isSatisfied` is called only as far as necessary. */
export function evaluate(
  form: NormalForm,
  isSatisfied: (letter: string, isNegated: boolean) => boolean,
): boolean {
  if (form.kind === 'literal') return isSatisfied(form.letter, form.isNegated)
  return form.kind === 'all'
    ? form.of.every((part) => evaluate(part, isSatisfied))
    : form.of.some((part) => evaluate(part, isSatisfied))
}
