import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  f1Of,
  toJudgements,
  calculateMoves,
  calculatePrecision,
  calculateRecall,
  type Judgements,
} from './formulas.ts'

/** Generated sentences: a label may be there, and may be found; nobody judges a sentence with neither. */
const sentences = fc.array(fc.record({ isThere: fc.boolean(), isFound: fc.boolean() }), { maxLength: 80 })

function judged(list: { isThere: boolean; isFound: boolean }[]): Judgements {
  return {
    correct: list.filter(({ isThere, isFound }) => isThere && isFound).length,
    missed: list.filter(({ isThere, isFound }) => isThere && !isFound).length,
    wrong: list.filter(({ isThere, isFound }) => !isThere && isFound).length,
  }
}

describe('precision, recall and F1', () => {
  test('are those of an example [DSET-002]', () => {
    const judgements = { correct: 6, missed: 4, wrong: 2 }
    expect(calculatePrecision(judgements)).toEqual({ value: 0.75, tag1: 6, tag2: 8 })
    expect(calculateRecall(judgements)).toEqual({ value: 0.6, tag1: 6, tag2: 10 })
    expect(f1Of(judgements)).toBe(12 / 18)
  })

  test('are what walking over found and existing ones gives, sentence by sentence [DSET-002]', () => {
    fc.assert(
      fc.property(sentences, (list) => {
        let found = 0
        let rightlyFound = 0
        let there = 0
        for (const { isThere, isFound } of list) {
          if (isFound) found += 1
          if (isThere) there += 1
          if (isFound && isThere) rightlyFound += 1
        }
        const judgements = judged(list)
        const precision = calculatePrecision(judgements)
        const recall = calculateRecall(judgements)
        expect([precision.tag1, precision.tag2]).toEqual([rightlyFound, found])
        expect([recall.tag1, recall.tag2]).toEqual([rightlyFound, there])
        expect(precision.value).toBe(found === 0 ? 0 : rightlyFound / found)
        expect(recall.value).toBe(there === 0 ? 0 : rightlyFound / there)
        const harmonicMean =
          rightlyFound === 0 ? 0 : 2 / (1 / (rightlyFound / found) + 1 / (rightlyFound / there))
        expect(f1Of(judgements)).toBeCloseTo(harmonicMean, 12)
      }),
    )
  })

  test('lie between 0 and 1, F1 between the two others', () => {
    fc.assert(
      fc.property(sentences, (list) => {
        const judgements = judged(list)
        const values = [calculatePrecision(judgements).value, calculateRecall(judgements).value]
        const f1 = f1Of(judgements)
        for (const value of [...values, f1]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
        }
        // With nothing right, all are 0, or one of the two is undefined: F1 is then 0.
        expect(f1).toBeGreaterThanOrEqual(judgements.correct === 0 ? 0 : Math.min(...values) - 1e-12)
        expect(f1).toBeLessThanOrEqual(Math.max(...values) + 1e-12)
      }),
    )
  })

  test('are 0 of nothing, never no number', () => {
    const nothing = { correct: 0, missed: 0, wrong: 0 }
    expect(calculatePrecision(nothing)).toEqual({ value: 0, tag1: 0, tag2: 0 })
    expect(calculateRecall(nothing)).toEqual({ value: 0, tag1: 0, tag2: 0 })
    expect(f1Of(nothing)).toBe(0)
  })
})

describe('what a judgement moved', () => {
  test('is its part of the way from the figure before', () => {
    // Precision was 0.75 of 8, recall 0.6 of 10; now 2 of 4 and 2 of 5 are right.
    const moves = calculateMoves({ correct: 2, missed: 3, wrong: 2 }, { correct: 6, missed: 4, wrong: 2 })
    expect(moves).toEqual({
      correct: { precision: 0.25 / 4, recall: 0.4 / 5 },
      missed: { precision: null, recall: -0.6 / 5 },
      wrong: { precision: -0.75 / 4, recall: null },
    })
  })

  test('adds up to the difference of the figures', () => {
    fc.assert(
      fc.property(sentences, sentences, (list, earlier) => {
        const [day, before] = [judged(list), judged(earlier)]
        const moves = calculateMoves(day, before)
        const sumOf = (figure: 'precision' | 'recall') =>
          (['correct', 'missed', 'wrong'] as const).reduce(
            (sum, kind) => sum + day[kind] * (moves[kind][figure] ?? 0),
            0,
          )
        for (const [figure, of] of [
          ['precision', calculatePrecision] as const,
          ['recall', calculateRecall] as const,
        ]) {
          const isComparable = of(day).tag2 > 0 && of(before).tag2 > 0
          const difference = isComparable ? of(day).value - of(before).value : 0
          expect(sumOf(figure)).toBeCloseTo(difference, 12)
        }
      }),
    )
  })

  test('is nothing where there was nothing before', () => {
    const moves = calculateMoves({ correct: 1, missed: 1, wrong: 1 }, { correct: 0, missed: 2, wrong: 0 })
    expect(moves).toEqual({
      correct: { precision: null, recall: 0.5 },
      missed: { precision: null, recall: 0 },
      wrong: { precision: null, recall: null },
    })
  })

  test('comes from the fractions of the series', () => {
    fc.assert(
      fc.property(sentences, (list) => {
        const judgements = judged(list)
        expect(toJudgements(calculatePrecision(judgements), calculateRecall(judgements))).toEqual(judgements)
      }),
    )
  })
})
