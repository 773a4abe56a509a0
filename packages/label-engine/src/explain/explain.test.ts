import type { label } from '@console/contracts'
import { expect, test } from 'vitest'
import { buildConversation, buildRule, saying, typed } from '../../tests/build-rule.ts'
import { compileLabel } from '../compile-label.ts'
import type { Conversation } from '../conversation.ts'
import { explain } from './explain.ts'

const explained = (rule: label.Rule, call: Conversation, triggerAt: label.Trigger = 'sessionEnd') =>
  explain(compileLabel(rule), call, { triggerAt })
/** Why the last condition is not true. */
const whyNotOf = (
  conditions: readonly Partial<label.Condition>[],
  call: Conversation,
  changes?: Partial<label.Rule>,
) => explained(buildRule(conditions, changes), call).conditions.at(-1)?.whyNot

const CALL = buildConversation(['A: hello there', 'C: hello', 'A: the price is five', 'C: five'])

test('a condition that is true has its sentences and evidence, and the hits are those of the call', () => {
  expect(explained(buildRule([saying(['hello', 'five'])]), CALL)).toEqual({
    hits: [
      {
        sentence: 0,
        conditions: [
          {
            lambda: 'A',
            isTrue: true,
            evidence: [
              { sentence: 0, begin: 0, end: 5 },
              { sentence: 2, begin: 13, end: 17 },
            ],
          },
        ],
      },
    ],
    conditions: [
      {
        lambda: 'A',
        isTrue: true,
        sentences: [0, 2],
        evidence: [
          { sentence: 0, begin: 0, end: 5 },
          { sentence: 2, begin: 13, end: 17 },
        ],
        whyNot: null,
      },
    ],
  })
})

test('while a call goes on nothing is known of the call itself, and hits are those of its prefixes', () => {
  const accepted = buildRule([typed(9, { status: 1 })])
  const call = buildConversation(['A: a', 'A: b'], { accepted: true })
  expect(explained(accepted, call, 'sessionEnd').conditions[0]?.isTrue).toBe(true)
  expect(explained(accepted, call, 'realtime').conditions[0]?.whyNot).toEqual({
    kind: 'factUnknown',
    fact: 'accepted',
  })
  const negated = buildRule([saying(['a']), saying(['b'])], { lambdaType: 3, lambdaExpr: 'A && !B' })
  expect(explained(negated, call, 'realtime').hits).toHaveLength(1)
  expect(explained(negated, call, 'order').hits).toEqual([])
})

test('keywords were never said, or said where none was expected, or never together', () => {
  expect(whyNotOf([saying(['bye', 'five'], 0)], CALL)).toEqual({ kind: 'neverSaid', keywords: ['bye'] })
  expect(whyNotOf([saying(['bye', 'ciao'])], CALL)).toEqual({ kind: 'neverSaid', keywords: ['bye', 'ciao'] })
  expect(whyNotOf([saying(['five', 'hello'], 2)], CALL)).toEqual({ kind: 'saidInstead', sentences: [0, 2] })
  expect(whyNotOf([saying(['hello', 'five'], 0)], CALL, { useContext: 0, maxHitCnt: 0 })).toEqual({
    kind: 'noSentence',
  })
})

test('what is outside the range is named', () => {
  const last = { checkRangeType: 1, checkRangeBegin: -2, checkRangeEnd: -1 } as const
  expect(whyNotOf([{ ...saying(['hello']), ...last }], CALL)).toEqual({
    kind: 'outsideRange',
    sentences: [0],
  })
  expect(whyNotOf([saying(['five']), { ...saying(['hello']), preConditionLambda: 'A' }], CALL)).toEqual({
    kind: 'outsideRange',
    sentences: [0],
  })
  const beyond = { checkRangeType: 1, checkRangeBegin: 8, checkRangeEnd: 9 } as const
  expect(whyNotOf([{ ...saying(['bye']), ...beyond }], CALL)).toEqual({ kind: 'rangeWithoutSentence' })
})

test('the pre-condition did not hit, or has no sentence to count from', () => {
  const after = { ...saying(['five']), preConditionLambda: 'A' }
  const relative = { ...after, checkRangeType: 2, checkRangeBegin: 0, checkRangeEnd: 9 } as const
  expect(whyNotOf([saying(['bye']), after], CALL)).toEqual({ kind: 'preConditionNotHit', preCondition: 'A' })
  expect(whyNotOf([saying(['bye'], 2), relative], CALL)).toEqual({
    kind: 'preConditionWithoutSentence',
    preCondition: 'A',
  })
})

test('facts of the call are unknown or differ', () => {
  const ringing = typed(10, { operator: '>', duration: 30 })
  expect(whyNotOf([ringing], CALL)).toEqual({ kind: 'factUnknown', fact: 'ringSeconds' })
  expect(whyNotOf([ringing], buildConversation([], { ringSeconds: 30 }))).toEqual({
    kind: 'factDiffers',
    fact: 'ringSeconds',
    value: 30,
  })
  expect(whyNotOf([typed(9, { status: 1 })], buildConversation([], { accepted: false }))).toEqual({
    kind: 'factDiffers',
    fact: 'accepted',
    value: false,
  })
})

test('the role said nothing at all', () => {
  expect(whyNotOf([saying(['hello'])], buildConversation(['C: hello']))).toEqual({ kind: 'roleSilent' })
})

test('counts, turns and speeds are named as they are', () => {
  expect(whyNotOf([typed(6, { operator: '>', round: 2 })], CALL)).toEqual({ kind: 'valueDiffers', value: 2 })
  const count = { detectType: 0, keywords: ['hello', 'Five'], operator: '>', hitCount: 1 }
  expect(whyNotOf([typed(8, count)], CALL)).toEqual({
    kind: 'countsDiffer',
    counts: [
      { keyword: 'hello', count: 1 },
      { keyword: 'Five', count: 1 },
    ],
  })
  const speed = { operator: '>', wordsPerMinute: 1000, minWordsThreshold: 0 }
  // Six words in four seconds.
  expect(whyNotOf([typed(3, { ...speed, detectType: 1 })], CALL)).toEqual({ kind: 'valueDiffers', value: 90 })
  expect(whyNotOf([typed(3, { ...speed, detectType: 0 })], CALL)).toEqual({ kind: 'noSentence' })
  expect(whyNotOf([typed(3, { ...speed, detectType: 0, minWordsThreshold: 5 })], CALL)).toEqual({
    kind: 'nothingMeasured',
  })
})

test('a regular expression was not found, and no sentence had the silence or the emotion', () => {
  expect(whyNotOf([typed(1, { regex: 'Hello' })], CALL)).toEqual({ kind: 'neverFound' })
  expect(whyNotOf([typed(4, { duration: 5, preSentencePolicy: 0 })], CALL)).toEqual({ kind: 'noSentence' })
  expect(whyNotOf([typed(12, { emotion: 'ANGRY' })], CALL)).toEqual({ kind: 'noSentence' })
})
