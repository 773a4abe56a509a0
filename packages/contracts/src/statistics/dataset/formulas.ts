import { rate } from '../statistics/formulas.ts'

/** Judgements by people of what was found: rightly found, not found though it was there, found though it was not. */
export type Judgements = { correct: number; missed: number; wrong: number }

/** The part of a value and the whole, as `tag1` and `tag2` show them (DSET-Q5). */
export type Fraction = { value: number; tag1: number; tag2: number }

/** The share of the found that was right. */
export function calculatePrecision({ correct, wrong }: Judgements): Fraction {
  return fraction(correct, correct + wrong)
}

/** The share of the existing that was found. */
export function calculateRecall({ correct, missed }: Judgements): Fraction {
  return fraction(correct, correct + missed)
}

/** The harmonic mean of precision and recall; 0 where nothing was right, also where nothing was judged. */
export function f1Of({ correct, missed, wrong }: Judgements): number {
  return rate(2 * correct, 2 * correct + missed + wrong)
}

/** The judgements behind the fractions of precision and recall. */
export function toJudgements(
  precision: Omit<Fraction, 'value'>,
  recall: Omit<Fraction, 'value'>,
): Judgements {
  return {
    correct: precision.tag1,
    missed: recall.tag2 - recall.tag1,
    wrong: precision.tag2 - precision.tag1,
  }
}

/**
 * Change of two figures by one judgement, as fractions; null where it does not affect the figure, or where there was none
 * before.
 */
export type Move = { precision: number | null; recall: number | null }

/**
 * Calculates the change of precision and recall by each correct, missed and wrong judgement of some, compared with the
 * judgements before: together the changes are the difference.
 */
export function calculateMoves(judged: Judgements, before: Judgements): Record<keyof Judgements, Move> {
  const ofPrecision = moveFrom(calculatePrecision(before), judged.correct + judged.wrong)
  const ofRecall = moveFrom(calculateRecall(before), judged.correct + judged.missed)
  return {
    correct: { precision: ofPrecision(1), recall: ofRecall(1) },
    missed: { precision: null, recall: ofRecall(0) },
    wrong: { precision: ofPrecision(0), recall: null },
  }
}

/** Calculates the change of a fraction by one item of `count`, right (1) or not (0). */
function moveFrom(before: Fraction, count: number): (isRight: 0 | 1) => number | null {
  const isComparable = before.tag2 > 0 && count > 0
  return (isRight) => (isComparable ? (isRight - before.value) / count : null)
}

function fraction(part: number, whole: number): Fraction {
  return { value: rate(part, whole), tag1: part, tag2: whole }
}
