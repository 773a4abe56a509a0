import { describe, expect, test } from 'vitest'
import { hasScores, percentages, thresholdOutcome } from './threshold-outcome.ts'

/** Ten parts: others score low, the same person high, and one of each in the middle. */
const scores = {
  other: [0, 10, 20, 6, 4, 0, 0, 0, 0, 0],
  same: [0, 0, 0, 0, 2, 2, 6, 20, 10, 0],
}

describe('a threshold', () => {
  test.each([
    [0, 40, 0],
    [0.4, 4, 0],
    [0.45, 2, 1],
    [0.5, 0, 2],
    [0.6, 0, 4],
    [1, 0, 40],
  ])('of %d would have accepted %i others and refused %i times the same person', (at, accepts, rejects) => {
    expect(thresholdOutcome(scores, at)).toEqual({
      others: 40,
      falseAccepts: accepts,
      same: 40,
      falseRejects: rejects,
    })
  })
})

test('each group is drawn in percent of itself', () => {
  expect(percentages([1, 2, 0, 0])).toEqual([33.3, 66.7, 0, 0])
  expect(percentages([0, 0])).toEqual([0, 0])
})

test('there are scores once one group has any', () => {
  expect(hasScores({ same: [0, 0], other: [0, 0] })).toBe(false)
  expect(hasScores({ same: [0, 0], other: [0, 1] })).toBe(true)
})
