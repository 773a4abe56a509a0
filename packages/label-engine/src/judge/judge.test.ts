import type { label } from '@console/contracts'
import { expect, test } from 'vitest'
import { buildConversation, buildRule, saying, typed } from '../../tests/build-rule.ts'
import { compileLabel } from '../compile-label.ts'
import type { Conversation } from '../conversation.ts'
import { createDetector, judgeRealtime } from './detector.ts'
import { judgeWhole } from './judge-whole.ts'

const AGENT = { role: 0 } as const
const CUSTOMER = { role: 1 } as const
const BY_SENTENCE = { useContext: 0, maxHitCnt: 0 } as const

const sentencesOf = (rule: label.Rule, call: Conversation) =>
  judgeWhole(compileLabel(rule), call).map(({ sentence }) => sentence)
const realtimeOf = (rule: label.Rule, call: Conversation) =>
  judgeRealtime(compileLabel(rule), call).map(({ sentence }) => sentence)
/** Hits of one condition alone, each sentence for itself. */
const hitsOf = (condition: Partial<label.Condition>, call: Conversation) =>
  sentencesOf(buildRule([condition], BY_SENTENCE), call)
const evidenceOf = (rule: label.Rule, call: Conversation) =>
  judgeWhole(compileLabel(rule), call).map(({ conditions }) => conditions.map(({ evidence }) => evidence))

test('a keyword is found in any case, in sentences of its role only, with each occurrence', () => {
  const call = buildConversation(['A: a REFUND, refund!', 'C: refund', 'A: İade 😀 ΟΔΟΣ'])
  expect(evidenceOf(buildRule([saying(['refund'])]), call)).toEqual([
    [
      [
        { sentence: 0, begin: 2, end: 8 },
        { sentence: 0, begin: 10, end: 16 },
      ],
    ],
  ])
  expect(hitsOf({ ...saying(['iade']), ...AGENT }, call)).toEqual([2])
  expect(evidenceOf(buildRule([saying(['οδος'])]), call)).toEqual([[[{ sentence: 2, begin: 8, end: 12 }]]])
})

test('all keywords may be spread over a conversation, and complete it where the last is said', () => {
  const call = buildConversation(['A: gold', 'C: silver', 'A: silver', 'A: silver gold'])
  expect(sentencesOf(buildRule([saying(['silver', 'gold'], 0)]), call)).toEqual([2])
  expect(realtimeOf(buildRule([saying(['silver', 'gold'], 0)]), call)).toEqual([2])
  expect(hitsOf(saying(['silver', 'gold'], 0), call)).toEqual([3])
})

test('no keyword is a fact of a conversation in which the role spoke, and otherwise a sentence without any', () => {
  const none = saying(['gold', 'silver'], 2)
  const hits = judgeWhole(compileLabel(buildRule([none])), buildConversation(['A: tin', 'C: gold']))
  expect(hits).toEqual([{ sentence: null, conditions: [{ lambda: 'A', isTrue: true, evidence: [] }] }])
  expect(sentencesOf(buildRule([none]), buildConversation(['A: tin', 'A: gold']))).toEqual([])
  expect(sentencesOf(buildRule([none]), buildConversation(['C: tin']))).toEqual([])
  expect(hitsOf(none, buildConversation(['A: tin', 'A: gold', 'C: tin', 'A: iron']))).toEqual([0, 3])
})

test('a regular expression has its ranges as evidence, or the whole sentence where they are empty', () => {
  const call = buildConversation(['A: call 0815 or 4711'])
  const rule = (regex: string) => buildRule([typed(1, { regex })])
  expect(evidenceOf(rule(String.raw`\d{4}`), call)).toEqual([
    [
      [
        { sentence: 0, begin: 5, end: 9 },
        { sentence: 0, begin: 13, end: 17 },
      ],
    ],
  ])
  expect(evidenceOf(rule('x*'), call)).toEqual([[[{ sentence: 0, begin: 0, end: 17 }]]])
  expect(hitsOf(typed(1, { regex: 'CALL' }), call)).toEqual([])
})

test('the speed of a sentence is its words a minute, where short ones and those without an end do not count', () => {
  // Two seconds each: five words are 150 a minute.
  const call = buildConversation([
    'A: one two three four five',
    'A: one two',
    'A: one two three four five six',
  ])
  const faster = (wordsPerMinute: number, minWordsThreshold = 0) =>
    typed(3, { detectType: 0, operator: '>=', wordsPerMinute, minWordsThreshold })
  expect(hitsOf(faster(150), call)).toEqual([0, 2])
  expect(hitsOf(faster(151), call)).toEqual([2])
  expect(hitsOf(faster(1, 2), call)).toEqual([0, 1, 2])
  expect(hitsOf(faster(1, 3), call)).toEqual([0, 2])
  const endless = { ...call, sentences: call.sentences.map((sentence) => ({ ...sentence, endMs: null })) }
  expect(hitsOf(faster(1), endless)).toEqual([])
  const empty = {
    ...call,
    sentences: call.sentences.map((sentence) => ({ ...sentence, endMs: sentence.beginMs })),
  }
  expect(hitsOf(faster(1), empty)).toEqual([])
})

test('the average speed is that of all sentences together', () => {
  const call = buildConversation(['A: one two three four five six', 'A: one two'])
  const average = (operator: string, wordsPerMinute: number, minWordsThreshold = 0) =>
    sentencesOf(buildRule([typed(3, { detectType: 1, operator, wordsPerMinute, minWordsThreshold })]), call)
  expect(average('=', 120)).toEqual([null])
  expect(average('=', 180, 3)).toEqual([null])
  expect(average('<', 120)).toEqual([])
  expect(average('>=', 1, 7)).toEqual([])
})

test('silence is before a sentence of the role, after whom it says', () => {
  const call = buildConversation(['C: hello', 'A: hello', 'A: hello', 'C: bye'])
  const silence = (duration: number, preSentencePolicy = 0) => typed(4, { duration, preSentencePolicy })
  expect(hitsOf(silence(1), call)).toEqual([1, 2])
  expect(hitsOf(silence(1, 1), call)).toEqual([2])
  expect(hitsOf(silence(2), call)).toEqual([])
  const endless = { ...call, sentences: call.sentences.map((sentence) => ({ ...sentence, endMs: null })) }
  expect(hitsOf(silence(1), endless)).toEqual([])
})

test('turns are stretches of sentences of the role', () => {
  const call = buildConversation(['A: 1', 'A: 1', 'C: x', 'A: 2', 'C: x', 'A: 3', 'A: 3'])
  const turns = (operator: string, round: number) =>
    sentencesOf(buildRule([typed(6, { operator, round })]), call)
  expect(turns('>=', 3)).toEqual([5])
  expect(turns('>', 1)).toEqual([3])
  expect(turns('>', 3)).toEqual([])
  expect(turns('=', 3)).toEqual([null])
  expect(turns('!=', 3)).toEqual([])
  expect(realtimeOf(buildRule([typed(6, { operator: '=', round: 2 })]), call)).toEqual([3])
})

test('keywords are counted over the range, each for itself', () => {
  const call = buildConversation(['A: gold gold', 'A: silver', 'A: gold Gold silver'])
  const counted = (detectType: 0 | 1 | 2, operator: string, hitCount: number) =>
    sentencesOf(buildRule([typed(8, { detectType, keywords: ['gold', 'silver'], operator, hitCount })]), call)
  expect(counted(1, '>=', 2)).toEqual([0])
  expect(counted(1, '>', 2)).toEqual([2])
  expect(counted(0, '>=', 2)).toEqual([2])
  expect(counted(0, '>', 2)).toEqual([])
  expect(counted(1, '=', 4)).toEqual([null])
  expect(counted(2, '>', 4)).toEqual([null])
  expect(counted(2, '>=', 4)).toEqual([])
  expect(
    evidenceOf(
      buildRule([typed(8, { detectType: 1, keywords: ['gold'], operator: '>', hitCount: 3 })]),
      call,
    ),
  ).toEqual([
    [
      [
        { sentence: 0, begin: 0, end: 4 },
        { sentence: 0, begin: 5, end: 9 },
        { sentence: 2, begin: 0, end: 4 },
        { sentence: 2, begin: 5, end: 9 },
      ],
    ],
  ])
})

test.each([
  [{ ...typed(7, {}), ...CUSTOMER }, { hungUpBy: 1 }, { hungUpBy: 0 }],
  [typed(9, { status: 1 }), { accepted: true }, { accepted: false }],
  [typed(9, { status: 0 }), { accepted: false }, { accepted: true }],
  [typed(10, { operator: '>', duration: 30 }), { ringSeconds: 31 }, { ringSeconds: 30 }],
  [typed(11, { operator: '<=', duration: 30 }), { talkSeconds: 30 }, { talkSeconds: 31 }],
] as const)('%j is a fact of the call, and not true while it is not known', (condition, isTrue, isFalse) => {
  const hits = (facts: object) => sentencesOf(buildRule([condition]), buildConversation([], facts))
  expect(hits(isTrue)).toEqual([null])
  expect(hits(isFalse)).toEqual([])
  expect(hits({})).toEqual([])
  expect(sentencesOf(buildRule([condition], { lambdaType: 1 }), buildConversation([]))).toEqual([null])
  expect(realtimeOf(buildRule([condition]), buildConversation(['A: hello'], isTrue))).toEqual([])
})

test('an emotion is that of a sentence of the role', () => {
  const call = buildConversation(['A: no', 'C: no', 'A: no'])
  const angry = {
    ...call,
    sentences: call.sentences.map((sentence, index) => ({
      ...sentence,
      emotion: index > 0 ? 'ANGRY' : null,
    })),
  }
  expect(hitsOf(typed(12, { emotion: 'ANGRY' }), angry)).toEqual([2])
})

const NUMBERED = buildConversation(['A: x', 'C: x', 'A: x', 'C: x', 'A: x'])

test.each([
  { begin: 0, end: 0, policy: 0, sentences: [0] },
  { begin: 2, end: 9, policy: 0, sentences: [2, 4] },
  { begin: -1, end: -1, policy: 0, sentences: [4] },
  { begin: -3, end: -2, policy: 0, sentences: [2] },
  { begin: 1, end: -2, policy: 0, sentences: [2] },
  { begin: 1, end: 1, policy: 1, sentences: [2] },
  { begin: -2, end: -1, policy: 1, sentences: [2, 4] },
  { begin: -9, end: 0, policy: 1, sentences: [0] },
] as const)(
  'a fixed range from $begin to $end with policy $policy has the sentences $sentences',
  ({ begin, end, policy, sentences }) => {
    const range = {
      checkRangeType: 1,
      checkRangeBegin: begin,
      checkRangeEnd: end,
      checkRangePolicy: policy,
    } as const
    expect(hitsOf({ ...saying(['x']), ...range }, NUMBERED)).toEqual(sentences)
  },
)

test('the range of the rule limits the sentences that hit, and those its conditions look at', () => {
  const range = { checkRangeType: 1, checkRangeBegin: 1, checkRangeEnd: -2 } as const
  expect(sentencesOf(buildRule([saying(['x'])], { ...range, ...BY_SENTENCE }), NUMBERED)).toEqual([2])
  expect(sentencesOf(buildRule([typed(6, { operator: '>=', round: 2 })], range), NUMBERED)).toEqual([])
})

const AROUND = buildConversation(['A: x', 'C: x', 'A: hit', 'A: x', 'C: x', 'A: x', 'C: x'])

test.each([
  { begin: 1, end: 2, policy: 0, sentences: [4] },
  { begin: 1, end: 2, policy: 1, sentences: [4, 6] },
  { begin: -2, end: -1, policy: 0, sentences: [1] },
  { begin: -1, end: -1, policy: 1, sentences: [1] },
  { begin: -9, end: 9, policy: 0, sentences: [1, 4, 6] },
  { begin: 0, end: 0, policy: 0, sentences: [] },
  { begin: 0, end: 1, policy: 1, sentences: [4] },
  { begin: 2, end: 2, policy: 1, sentences: [6] },
] as const)(
  'a window from $begin to $end with policy $policy around a hit has the sentences $sentences',
  ({ begin, end, policy, sentences }) => {
    const conditions = [
      saying(['hit']),
      {
        ...saying(['x']),
        ...CUSTOMER,
        checkRangeType: 2,
        checkRangeBegin: begin,
        checkRangeEnd: end,
        checkRangePolicy: policy,
        preConditionLambda: 'A',
      },
    ] as const
    const rule = buildRule(conditions, { ...BY_SENTENCE, lambdaType: 3, lambdaExpr: 'B' })
    expect(sentencesOf(rule, AROUND)).toEqual(sentences)
  },
)

test('a window before a hit counts as soon as it hits', () => {
  const before = {
    checkRangeType: 2,
    checkRangeBegin: -2,
    checkRangeEnd: -1,
    preConditionLambda: 'A',
  } as const
  const rule = buildRule([saying(['hit']), { ...saying(['x']), ...CUSTOMER, ...before }])
  expect(sentencesOf(rule, AROUND)).toEqual([2])
  expect(realtimeOf(rule, AROUND)).toEqual([2])
})

test('after a pre-condition only later sentences count, unless it is a fact, which lets all count', () => {
  const call = buildConversation(['A: x', 'A: price x', 'A: x'], { accepted: true })
  const after = (first: Partial<label.Condition>) =>
    evidenceOf(buildRule([first, { ...saying(['x']), preConditionLambda: 'A' }]), call).map((all) =>
      all[1]?.map(({ sentence }) => sentence),
    )
  expect(after(saying(['price']))).toEqual([[2]])
  expect(after(typed(9, { status: 1 }))).toEqual([[0, 1, 2]])
  expect(after(typed(9, { status: 0 }))).toEqual([])
})

test('a conversation is hit once, at the sentence that satisfies it, whatever comes later', () => {
  const rule = buildRule([saying(['b']), saying(['a'])])
  const call = buildConversation(['A: a', 'A: b', 'A: a b'])
  expect(sentencesOf(rule, call)).toEqual([1])
  expect(realtimeOf(rule, call)).toEqual([1])
})

test('a negation counts by the whole call, or, while it goes on, by what was said so far', () => {
  const rule = buildRule([saying(['a']), saying(['b'])], { lambdaType: 3, lambdaExpr: 'A && !B' })
  const call = buildConversation(['A: a', 'A: b'])
  expect(sentencesOf(rule, call)).toEqual([])
  expect(realtimeOf(rule, call)).toEqual([0])
  expect(realtimeOf(buildRule([saying(['a'])], { lambdaType: 1 }), call)).toEqual([])
  expect(realtimeOf(buildRule([saying(['b'])], { lambdaType: 1 }), call)).toEqual([0])
  expect(realtimeOf(buildRule([saying(['b'])], { lambdaType: 1 }), buildConversation([]))).toEqual([])
})

test('sentences hit as often as the rule counts: once, twice, or all', () => {
  const call = buildConversation(['A: x', 'A: x', 'A: x'])
  const counted = (maxHitCnt: number) => buildRule([saying(['x'])], { useContext: 0, maxHitCnt })
  for (const judge of [sentencesOf, realtimeOf]) {
    expect(judge(counted(1), call)).toEqual([0])
    expect(judge(counted(2), call)).toEqual([0, 1])
    expect(judge(counted(0), call)).toEqual([0, 1, 2])
  }
})

test('a sentence is judged with the counts up to it, and with the first hit of a pre-condition as its evidence', () => {
  const turns = typed(6, { operator: '>=', round: 2 })
  const call = buildConversation(['A: x', 'C: -', 'A: x', 'C: -', 'A: x'])
  expect(sentencesOf(buildRule([saying(['x']), turns], BY_SENTENCE), call)).toEqual([2, 4])
  const rule = buildRule(
    [saying(['x']), { ...saying(['-']), ...CUSTOMER, preConditionLambda: 'A' }],
    BY_SENTENCE,
  )
  expect(judgeWhole(compileLabel(rule), call)).toEqual([
    {
      sentence: 1,
      conditions: [
        { lambda: 'A', isTrue: true, evidence: [{ sentence: 0, begin: 0, end: 1 }] },
        { lambda: 'B', isTrue: true, evidence: [{ sentence: 1, begin: 0, end: 1 }] },
      ],
    },
    {
      sentence: 3,
      conditions: [
        { lambda: 'A', isTrue: true, evidence: [{ sentence: 0, begin: 0, end: 1 }] },
        { lambda: 'B', isTrue: true, evidence: [{ sentence: 3, begin: 0, end: 1 }] },
      ],
    },
  ])
})

test('of a sentence at most 100 ranges are evidence', () => {
  const evidence = (count: number) =>
    judgeWhole(compileLabel(buildRule([saying(['x'])])), buildConversation([`A: ${'x'.repeat(count)}`]))[0]
      ?.conditions[0]?.evidence
  expect(evidence(100)).toHaveLength(100)
  expect(evidence(101)).toHaveLength(100)
})

test('a detector names the labels by their index, in their order, sentence by sentence', () => {
  const detector = createDetector(
    [saying(['b']), saying(['a']), saying(['a'])].map((one) => compileLabel(buildRule([one]))),
  )
  const { sentences } = buildConversation(['A: -', 'A: a', 'A: a b'])
  expect(detector.add(sentences).map(({ label: index, hit }) => [index, hit.sentence])).toEqual([
    [1, 1],
    [2, 1],
    [0, 2],
  ])
  expect(detector.add(buildConversation(['A: a b']).sentences)).toEqual([])
})
