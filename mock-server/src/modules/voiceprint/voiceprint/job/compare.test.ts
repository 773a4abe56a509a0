import { voiceprint } from '@console/contracts'
import { expect, test } from 'vitest'
import { toScoreBin, toComparison, toCheckStatus, computeScore } from './compare.ts'

const matching = (count: number, of: number) =>
  Array.from({ length: of }, (_, index) => ({ corpusId: index + 1, score: 0.5, isMatch: index < count }))

test('a comparison matches from the similarity threshold on', () => {
  const thresholds = { similarityThreshold: 0.43, triggerThreshold: 3 }
  const isMatch = (score: number) => toComparison({ corpusId: 1, score }, thresholds).isMatch
  expect([isMatch(0.4299), isMatch(0.43), isMatch(1)]).toEqual([false, true, true])
})

test('a record is consistent when the share of matches reaches the trigger threshold, in percent', () => {
  const result = (count: number, of: number, triggerThreshold: number) =>
    toCheckStatus(matching(count, of), { similarityThreshold: 0.43, triggerThreshold })
  expect([result(1, 3, 33.33), result(1, 3, 33.34), result(3, 3, 100), result(2, 3, 100)]).toEqual([
    2, 1, 2, 1,
  ])
  expect([result(0, 3, 0.01), result(3, 100, 3), result(2, 100, 3)]).toEqual([1, 2, 1])
  expect(toCheckStatus([], { similarityThreshold: 0.43, triggerThreshold: 3 })).toBe(0)
})

test('where nothing else is set most comparisons must match: of three two', () => {
  const result = (count: number, of: number) =>
    toCheckStatus(matching(count, of), voiceprint.INITIAL_SETTINGS)
  expect([result(1, 1), result(1, 2), result(2, 2), result(1, 3), result(2, 3)]).toEqual([2, 1, 2, 1, 2])
  expect([result(2, 4), result(3, 4), result(50, 100), result(51, 100)]).toEqual([1, 2, 1, 2])
})

test('scores have four decimals, from 0 to 1', () => {
  const one = Float32Array.of(1, 0)
  expect(computeScore(one, one)).toBe(1)
  expect(computeScore(one, Float32Array.of(-1, 0))).toBe(0)
  const score = computeScore(one, Float32Array.of(1, 3))
  expect(score).toBe(Number(score.toFixed(4)))
})

test('scores are counted in fifty parts, each of which begins with its first score, and 1 is in the last', () => {
  expect([0, 0.0199, 0.02, 0.42, 0.58, 0.98, 1].map(toScoreBin)).toEqual([0, 0, 1, 21, 29, 49, 49])
})
