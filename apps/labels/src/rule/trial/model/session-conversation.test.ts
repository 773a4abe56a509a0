import type { sessionRecord } from '@console/contracts'
import { expect, test } from 'vitest'
import { toConversation } from './session-conversation.ts'

const CALL: sessionRecord.CallOfSession = {
  callId: 'c1',
  user: { id: 7, name: 'Lin Yue' },
  orgName: 'Peony',
  isOutbound: true,
  startedAt: 1000,
  answeredAt: 1012,
  endedAt: 1100,
  hungUpBy: 'customer',
  talkSeconds: 88,
  isQuoted: false,
  isOrdered: false,
  price: null,
  recording: null,
}
const said = (callId: string, seq: number, speaker: 1 | 2): sessionRecord.Utterance => ({
  callId,
  seq,
  speaker,
  atMs: seq * 1000,
  words: `words ${seq}`,
})

test('the sentences of one call, with sides, beginnings, and ends and emotions as far as they are known', () => {
  const third = { ...said('c1', 3, 2), lastsMs: 1500, emotion: 'ANGRY' }
  const { sentences } = toConversation(CALL, [said('c1', 1, 1), said('c2', 2, 1), third])
  expect(sentences).toEqual([
    { role: 0, words: 'words 1', beginMs: 1000, endMs: null, emotion: null },
    { role: 1, words: 'words 3', beginMs: 3000, endMs: 4500, emotion: 'ANGRY' },
  ])
})

test.each<[Partial<sessionRecord.CallOfSession>, object]>([
  [{}, { accepted: true, ringSeconds: 12, talkSeconds: 88, hungUpBy: 1 }],
  [{ hungUpBy: 'seat' }, { accepted: true, ringSeconds: 12, talkSeconds: 88, hungUpBy: 0 }],
  [{ hungUpBy: 'system' }, { accepted: true, ringSeconds: 12, talkSeconds: 88, hungUpBy: null }],
  [
    { answeredAt: null, talkSeconds: null, hungUpBy: null },
    { accepted: false, ringSeconds: 100, talkSeconds: 0, hungUpBy: null },
  ],
  [
    { answeredAt: null, endedAt: null, talkSeconds: null, hungUpBy: null },
    { accepted: null, ringSeconds: null, talkSeconds: null, hungUpBy: null },
  ],
])('a call with %j has the facts %j', (changes, facts) => {
  expect(toConversation({ ...CALL, ...changes }, []).facts).toEqual(facts)
})

test.each([
  [500, false],
  [501, true],
])('of %i sentences some are left out: %s', (count, isCut) => {
  const words = Array.from({ length: count }, (_, seq) => said('c1', seq, 1))
  const read = toConversation(CALL, words)
  expect(read.isCut).toBe(isCut)
  expect(read.sentences).toHaveLength(500)
})
