import {
  f1Of,
  toJudgements,
  calculatePrecision,
  calculateRecall,
  type DataOf,
  type dataset,
  type Judgements,
} from '@console/contracts'

type Series = DataOf<typeof dataset.series>

/** A figure of quality: a value, its part and its whole; null where there are no judgements to calculate it from. */
export type QualityFigure = { value: number; part: number; whole: number } | null

export type Quality = { precision: QualityFigure; recall: QualityFigure; f1: QualityFigure }

/**
 * The judgements of each day, in the order of the days; empty for a server that does not send the counts behind its values.
 */
export function judgementsByDay({ precision, recall }: Series): ReadonlyMap<string, Judgements> {
  const days = new Map<string, Judgements>()
  for (const point of precision) {
    const other = recall.find(({ day }) => day === point.day)
    const [found, there] = [pickTags(point), pickTags(other ?? {})]
    if (found !== null && there !== null) days.set(point.day, toJudgements(found, there))
  }
  return days
}

type Tagged = { tag1?: number | undefined; tag2?: number | undefined }

function pickTags({ tag1, tag2 }: Tagged): { tag1: number; tag2: number } | null {
  return tag1 === undefined || tag2 === undefined ? null : { tag1, tag2 }
}

/** Sums several days: adds their judgements, not their values. */
export function sumOfJudgements(all: Iterable<Judgements>): Judgements {
  const sum = { correct: 0, missed: 0, wrong: 0 }
  for (const { correct, missed, wrong } of all) {
    sum.correct += correct
    sum.missed += missed
    sum.wrong += wrong
  }
  return sum
}

export function toQuality(judgements: Judgements): Quality {
  const { correct, missed, wrong } = judgements
  const figure = (value: number, part: number, whole: number): QualityFigure =>
    whole === 0 ? null : { value, part, whole }
  return {
    precision: figure(calculatePrecision(judgements).value, correct, correct + wrong),
    recall: figure(calculateRecall(judgements).value, correct, correct + missed),
    f1: figure(f1Of(judgements), 2 * correct, 2 * correct + missed + wrong),
  }
}
