import { expect, test } from 'vitest'
import { toSentences } from '../../base/model/conversation.ts'
import { sampleDetail, sampleWords } from '../../testing/session.samples.ts'
import { heardSentence } from './heard-sentence.ts'

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
