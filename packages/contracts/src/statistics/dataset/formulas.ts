import { rate } from '../statistics/formulas.ts'

/** Judgements by people of what was found: rightly found, not found though it was there, found though it was not. */
export type Judgements = { correct: number; missed: number; wrong: number }

/** The part of a value and the whole, as `tag1` and `tag2` show them (DSET-Q5). */
export type Fraction = { value: number; tag1: number; tag2: number }

/** Of what was found, how much was right. */
export function precisionOf({ correct, wrong }: Judgements): Fraction {
  return fraction(correct, correct + wrong)
}

/** Of what was there, how much was found. */
export function recallOf({ correct, missed }: Judgements): Fraction {
  return fraction(correct, correct + missed)
}

/** The harmonic mean of precision and recall; 0 where nothing was right, also where nothing was judged. */
export function f1Of({ correct, missed, wrong }: Judgements): number {
  return rate(2 * correct, 2 * correct + missed + wrong)
}

function fraction(part: number, whole: number): Fraction {
  return { value: rate(part, whole), tag1: part, tag2: whole }
}
