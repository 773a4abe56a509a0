import type { sessionRecord } from '@console/contracts'

const began = Date.UTC(2026, 10, 20, 6, 26, 41) / 1000
const call: sessionRecord.CallOfSession = {
  callId: 'c-1',
  user: { id: 41, name: 'Emma Hale' },
  orgName: 'Renewals team A',
  isOutbound: true,
  startedAt: began,
  answeredAt: began + 10,
  endedAt: began + 110,
  hungUpBy: 'customer',
  talkSeconds: 100,
  isQuoted: true,
  isOrdered: false,
  price: null,
  recording: null,
}

/** A session of two calls, the transcript of the second expired. */
export const sampleDetail: sessionRecord.SessionDetail = {
  sessionId: 's-1',
  startedAt: began,
  bizId: 11,
  businessName: 'Winter renewals',
  productName: 'Cover plus',
  customer: '+44 7700 ***123',
  channel: 'phone',
  calls: [call, { ...call, callId: 'c-2', startedAt: began + 300, answeredAt: began + 310 }],
  violations: [
    {
      callId: 'c-1',
      seq: 3,
      id: 71,
      ruleId: 5,
      ruleName: 'Guarantees an outcome',
      sceneName: 'Promises',
      level: 3,
      words: 'It is a guaranteed payout.',
      source: 0,
      hitAt: began + 41,
      coverStatus: 0,
      isRejected: false,
    },
  ],
  labels: [
    {
      callId: 'c-1',
      seq: 2,
      labelId: 7,
      labelName: 'Price too high',
      evidence: [{ lambda: 'A', seq: 2, begin: 14, end: 27 }],
      hitAt: began + 30,
    },
  ],
  scoreRule: { points: [0, 5, 10, 30], passMark: 80 },
  caseId: null,
}

export const sampleWords: sessionRecord.Utterance[] = [
  { callId: 'c-1', seq: 1, speaker: 1, atMs: 10_000, words: 'Good morning.' },
  { callId: 'c-1', seq: 2, speaker: 2, atMs: 20_000, words: 'I think it is too expensive.' },
  { callId: 'c-1', seq: 3, speaker: 1, atMs: 30_000, words: 'It is a guaranteed payout.' },
]
