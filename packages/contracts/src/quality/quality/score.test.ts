import { expect, test } from 'vitest'
import { DEFAULT_SCORE_RULE, meanScore, scoreOfSession, scoreRule } from './score.ts'

const rule = { points: [1, 5, 10, 30], passMark: 80 } as const

test.each([
  [[0, 0, 0, 0], 100],
  [[2, 1, 1, 0], 83],
  [[0, 0, 0, 3], 10],
  [[0, 0, 0, 9], 0],
] as const)('a session with the violations %j has the score %d', (counts, score) => {
  expect(scoreOfSession(counts, { points: [...rule.points] })).toBe(score)
})

test('the score of a person is the mean of all their sessions, to one decimal', () => {
  expect(meanScore({ sessions: 3, lost: 20 })).toBe(93.3)
  expect(meanScore({ sessions: 4, lost: 0 })).toBe(100)
  expect(meanScore({ sessions: 0, lost: 0 })).toBeNull()
})

test('a rule stays within 0 and 100', () => {
  expect(scoreRule.safeParse(DEFAULT_SCORE_RULE).success).toBe(true)
  expect(scoreRule.safeParse({ points: [0, 0, 0, 101], passMark: 80 }).success).toBe(false)
  expect(scoreRule.safeParse({ points: [0, 0, -1, 0], passMark: 80 }).success).toBe(false)
  expect(scoreRule.safeParse({ points: [0, 0, 0], passMark: 80 }).success).toBe(false)
  expect(scoreRule.safeParse({ points: [0, 0, 0, 0], passMark: 100.5 }).success).toBe(false)
})
