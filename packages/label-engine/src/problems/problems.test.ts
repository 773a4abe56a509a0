import type { label } from '@console/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPromptRule, buildRule, saying, typed } from '../../tests/build-rule.ts'
import { rule as anyRule } from '../../tests/generated.ts'
import { compileLabel } from '../compile-label.ts'
import { offeredTypes } from './offered-types.ts'
import { ruleProblems } from './rule-problems.ts'
import { ruleWarnings } from './rule-warnings.ts'

const problemsOf = (rule: label.Rule, triggerAt: label.Trigger = 'sessionEnd') =>
  ruleProblems({ rule, triggerAt })
const warningsOf = (rule: label.Rule, triggerAt: label.Trigger = 'sessionEnd') =>
  ruleWarnings({ rule, triggerAt })
const hello = saying(['hello'])
const bounds = (begin: number | null, end: number | null) => ({ checkRangeBegin: begin, checkRangeEnd: end })

test('a rule with one condition and a prompt with a text have no problems', () => {
  expect(problemsOf(buildRule([hello]), 'realtime')).toEqual([])
  expect(problemsOf(buildPromptRule(), 'realtime')).toEqual([])
})

test('rules without problems can be compiled, and judge', () => {
  fc.assert(
    fc.property(anyRule, (rule) => {
      expect(problemsOf(rule)).toEqual([])
      expect(compileLabel(rule).conditions).toHaveLength(rule.conditions.length)
    }),
    { numRuns: 200 },
  )
})

test('a rule with problems, or a prompt, cannot be compiled', () => {
  expect(() => compileLabel(buildRule([]))).toThrow(TypeError)
  expect(() => compileLabel(buildPromptRule())).toThrow(TypeError)
})

test('a rule needs a condition', () => {
  expect(problemsOf(buildRule([]))).toContainEqual({ kind: 'noCondition', path: ['rule', 'conditions'] })
})

test('a letter belongs to one condition', () => {
  expect(problemsOf(buildRule([hello, { ...hello, lambda: 'A' }]))).toEqual([
    { kind: 'repeatedLetter', path: ['rule', 'conditions', 1, 'lambda'], letter: 'A' },
  ])
})

test('while a call goes on only some types can be judged', () => {
  expect(offeredTypes('realtime')).toEqual([0, 1, 3, 4, 6, 12])
  for (const triggerAt of ['sessionEnd', 'order'] as const) {
    expect(offeredTypes(triggerAt)).toEqual([0, 1, 3, 4, 6, 7, 8, 9, 10, 11, 12])
  }
  const rule = buildRule([hello, typed(7, {}), typed(6, { operator: '>', round: 2 })])
  expect(problemsOf(rule, 'realtime')).toEqual([
    { kind: 'typeNotOffered', path: ['rule', 'conditions', 1, 'type'], letter: 'B', type: 7 },
  ])
  expect(problemsOf(rule, 'order')).toEqual([])
})

test.each(['', '{', '[]', '{}', '{"detectType":1,"keywords":[]}', '{"detectType":3,"keywords":["a"]}'])(
  'the parameters %j of keywords cannot be read',
  (param) => {
    expect(problemsOf(buildRule([hello, { param }]))).toEqual([
      { kind: 'paramUnreadable', path: ['rule', 'conditions', 1, 'param'], letter: 'B' },
    ])
  },
)

test('a wrong regular expression is named with what the engine says', () => {
  expect(problemsOf(buildRule([typed(1, { regex: 'a(?=b)' })]))).toEqual([
    {
      kind: 'regexWrong',
      path: ['rule', 'conditions', 0, 'param'],
      letter: 'A',
      message: 'invalid or unsupported Perl syntax',
      position: 1,
    },
  ])
})

test('a regular expression of too many states is too costly, alone and with those of the conditions before', () => {
  const [costly, half] = ['a{1000}b{1000}c', 'a{1000}b{1000}']
  const costlyAt = (index: number) => ({
    kind: 'regexTooCostly',
    path: ['rule', 'conditions', index, 'param'],
    letter: 'ABC'[index],
  })
  expect(problemsOf(buildRule([typed(1, { regex: costly })]))).toEqual([costlyAt(0)])
  const three = (regex: string) =>
    problemsOf(buildRule([half, half, regex].map((one) => typed(1, { regex: one }))))
  expect(three('c{1000}')).toEqual([])
  expect(three('c{1000}d')).toEqual([costlyAt(2)])
})

test('ranges need both bounds, the full one needs none', () => {
  const changes = { checkRangeType: 1, ...bounds(null, 3) } as const
  expect(problemsOf(buildRule([hello], changes))).toEqual([
    { kind: 'rangeMissing', path: ['rule', 'checkRangeBegin'], letter: null },
  ])
  expect(problemsOf(buildRule([{ ...hello, checkRangeType: 1 }]))).toEqual([
    { kind: 'rangeMissing', path: ['rule', 'conditions', 0, 'checkRangeBegin'], letter: 'A' },
    { kind: 'rangeMissing', path: ['rule', 'conditions', 0, 'checkRangeEnd'], letter: 'A' },
  ])
  expect(problemsOf(buildRule([hello]))).toEqual([])
})

test.each([
  [2, 1, true],
  [1, 0, true],
  [-1, -2, true],
  [1, 1, false],
  [0, 1, false],
  [-2, -2, false],
  [-2, -1, false],
  [1, -1, false],
  [-1, 0, false],
])('a range from %i to %i ends before it begins: %s', (begin, end, isReversed) => {
  const fixed = { checkRangeType: 1, ...bounds(begin, end) } as const
  const ofCondition = { kind: 'rangeReversed', path: ['rule', 'conditions', 0, 'checkRangeEnd'], letter: 'A' }
  const ofRule = { kind: 'rangeReversed', path: ['rule', 'checkRangeEnd'], letter: null }
  expect(problemsOf(buildRule([{ ...hello, ...fixed }]))).toEqual(isReversed ? [ofCondition] : [])
  expect(problemsOf(buildRule([hello], fixed))).toEqual(isReversed ? [ofRule] : [])
})

test('a pre-condition is another condition of the rule, and a relative range needs one', () => {
  const path = ['rule', 'conditions', 0, 'preConditionLambda']
  const relative = { checkRangeType: 2, ...bounds(0, 1) } as const
  const first = (changes: Partial<label.Condition>) =>
    problemsOf(buildRule([{ ...hello, ...changes }, hello]))
  expect(first(relative)).toEqual([{ kind: 'relativeWithoutPreCondition', path, letter: 'A' }])
  expect(first({ ...relative, preConditionLambda: 'B' })).toEqual([])
  expect(first({ preConditionLambda: 'B' })).toEqual([])
  expect(first({ preConditionLambda: 'A' })).toEqual([{ kind: 'preConditionIsItself', path, letter: 'A' }])
  expect(first({ preConditionLambda: 'C' })).toEqual([{ kind: 'preConditionUnknown', path, letter: 'A' }])
})

test('conditions cannot wait for each other in a circle, and one that only leads to it is not blamed', () => {
  const after = (preConditionLambda: string) => ({ ...hello, preConditionLambda })
  expect(problemsOf(buildRule([after('B'), after('C'), after('A'), after('A')]))).toEqual([
    {
      kind: 'preConditionsInCircle',
      path: ['rule', 'conditions', 0, 'preConditionLambda'],
      letter: 'A',
      circle: ['A', 'B', 'C'],
    },
    {
      kind: 'preConditionsInCircle',
      path: ['rule', 'conditions', 1, 'preConditionLambda'],
      letter: 'B',
      circle: ['B', 'C', 'A'],
    },
    {
      kind: 'preConditionsInCircle',
      path: ['rule', 'conditions', 2, 'preConditionLambda'],
      letter: 'C',
      circle: ['C', 'A', 'B'],
    },
  ])
  expect(problemsOf(buildRule([after('B'), after('C'), hello]))).toEqual([])
})

test('a custom expression is there, correct, and of letters of the rule, and other types of rule have none', () => {
  const path = ['rule', 'lambdaExpr']
  const custom = (lambdaExpr: string) => problemsOf(buildRule([hello, hello], { lambdaType: 3, lambdaExpr }))
  expect(custom('A || !B')).toEqual([])
  expect(custom(' ')).toEqual([{ kind: 'expressionMissing', path }])
  expect(custom('A || C')).toEqual([
    { kind: 'expressionWrong', path, problem: { kind: 'unknownLetter', position: 5, length: 1 } },
  ])
  expect(custom('A ||')).toEqual([
    { kind: 'expressionWrong', path, problem: { kind: 'unexpectedEnd', position: 4, length: 0 } },
  ])
  for (const lambdaType of [0, 1, 2] as const) {
    expect(problemsOf(buildRule([hello], { lambdaType, lambdaExpr: 'A' }))).toEqual([
      { kind: 'expressionNotEmpty', path },
    ])
  }
})

test('a prompt has a text and a rhythm, and no conditions', () => {
  expect(problemsOf(buildPromptRule({ promptContent: ' ' }))).toEqual([
    { kind: 'promptMissing', path: ['rule', 'promptContent'] },
  ])
  expect(problemsOf(buildPromptRule({ sessionCollectRound: null }))).toEqual([
    { kind: 'roundMissing', path: ['rule', 'sessionCollectRound'] },
  ])
  expect(problemsOf(buildPromptRule({ conditions: buildRule([hello]).conditions }))).toEqual([
    { kind: 'conditionsNotEmpty', path: ['rule', 'conditions'] },
  ])
})

test('a rule of conditions has no prompt and no rhythm', () => {
  expect(problemsOf(buildRule([hello], { promptContent: 'x', sessionCollectRound: 1 }))).toEqual([
    { kind: 'promptNotEmpty', path: ['rule', 'promptContent'] },
    { kind: 'roundNotEmpty', path: ['rule', 'sessionCollectRound'] },
  ])
})

test('a conversation is hit once, sentences as often as the rule says', () => {
  const path = ['rule', 'maxHitCnt']
  for (const maxHitCnt of [0, 2]) {
    expect(problemsOf(buildRule([hello], { maxHitCnt }))).toEqual([{ kind: 'hitCountNotOne', path }])
    expect(problemsOf(buildRule([hello], { useContext: 0, maxHitCnt }))).toEqual([])
  }
  expect(problemsOf(buildRule([hello], { maxHitCnt: 1 }))).toEqual([])
})

test('a condition that nothing uses is worth a warning, one that another waits for is not', () => {
  const custom = { lambdaType: 3, lambdaExpr: 'C' } as const
  expect(warningsOf(buildRule([hello, hello, { ...hello, preConditionLambda: 'A' }], custom))).toEqual([
    { kind: 'letterUnused', path: ['rule', 'conditions', 1, 'lambda'], letter: 'B' },
  ])
  expect(warningsOf(buildRule([hello, hello]))).toEqual([])
})

test('in a running call a rule that negation alone satisfies hits with the first sentence', () => {
  const warning = { kind: 'hitsWithoutCondition', path: ['rule', 'lambdaType'] }
  const notAll = buildRule([hello, hello], { lambdaType: 1 })
  expect(warningsOf(notAll, 'realtime')).toEqual([warning])
  expect(warningsOf(notAll, 'sessionEnd')).toEqual([])
  const custom = (lambdaExpr: string) =>
    warningsOf(buildRule([hello, hello], { lambdaType: 3, lambdaExpr }), 'realtime')
  expect(custom('A || !B')).toEqual([warning])
  expect(custom('A && !B')).toEqual([])
  expect(custom('!(!A && B)')).toEqual([warning])
})

test('a window that holds no sentence, or has no hit to be around, is worth a warning', () => {
  const relative = { ...hello, checkRangeType: 2, preConditionLambda: 'A' } as const
  const path = ['rule', 'conditions', 1]
  expect(warningsOf(buildRule([hello, { ...relative, ...bounds(1, -1) }]))).toEqual([
    { kind: 'rangeEmpty', path: [...path, 'checkRangeEnd'], letter: 'B' },
  ])
  const toFact = { kind: 'relativeToFact', path: [...path, 'preConditionLambda'], letter: 'B' }
  const after = (first: Partial<label.Condition>, useContext: 0 | 1 = 1) =>
    warningsOf(buildRule([first, { ...relative, ...bounds(0, 1) }], { useContext }))
  expect(after(hello)).toEqual([])
  expect(after(typed(7, {}))).toEqual([toFact])
  expect(after(saying(['hello'], 2))).toEqual([toFact])
  expect(after(saying(['hello'], 2), 0)).toEqual([])
  expect(after(typed(6, { operator: '=', round: 2 }))).toEqual([toFact])
  expect(after(typed(6, { operator: '>=', round: 2 }))).toEqual([])
  const speed = { operator: '>', wordsPerMinute: 100, minWordsThreshold: 0 }
  expect(after(typed(3, { detectType: 1, ...speed }))).toEqual([toFact])
  expect(after(typed(3, { detectType: 0, ...speed }))).toEqual([])
  const count = { keywords: ['a'], operator: '>', hitCount: 1 }
  expect(after(typed(8, { detectType: 2, ...count }))).toEqual([toFact])
  expect(after(typed(8, { detectType: 1, ...count }))).toEqual([])
  expect(after(typed(8, { detectType: 1, ...count, operator: '!=' }))).toEqual([toFact])
})

test('prompts, and letters of a wrong expression, have no warnings', () => {
  expect(warningsOf(buildPromptRule({ lambdaType: 1 }), 'realtime')).toEqual([])
  expect(warningsOf(buildRule([hello], { lambdaType: 3, lambdaExpr: '!' }), 'realtime')).toEqual([])
})
