import { expect, test } from 'vitest'
import { sampleDetail, sampleWords } from '../../testing/session.samples.ts'
import { clockText, heardSentence, toSentences } from './conversation.ts'

test('positions in a call have minutes and seconds', () => {
  expect([-5, 999, 61_000, 3_600_000].map(clockText)).toEqual(['0:00', '0:00', '1:01', '60:00'])
})

const said = toSentences(sampleWords, sampleDetail)

test.each([
  [0, null],
  [9_999, null],
  [10_000, 'Good morning.'],
  [29_999, 'I think it is too expensive.'],
  [500_000, 'It is a guaranteed payout.'],
])('at %i ms the sentence that started last is playing', (atMs, words) => {
  expect(heardSentence(said, atMs)?.words ?? null).toBe(words)
  // Independent of the order in which they were reported.
  expect(heardSentence(said.toReversed(), atMs)?.words ?? null).toBe(words)
})
