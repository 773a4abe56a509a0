import { label } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { condition, draft, firstProduct, promptRule, rule } from '../support/labels.ts'

let demo: Demo
let manager: Person
let product: { productId: number; businessTypeId: number }
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  product = await firstProduct(demo, manager.tenantId)
})
afterAll(() => demo.stop())

type Trigger = label.Trigger

/** Reads the server's verdict on a rule: its fields that are wrong; none where it was stored as it is. */
async function wrongFields(sent: label.Rule, triggerAt: Trigger = 'realtime'): Promise<string[]> {
  const answer = await manager.send(label.create, { body: draft(product, { rule: sent, triggerAt }) })
  if (answer.status === 400) {
    return Object.keys(answer.fields ?? {})
  }
  const { id: _rule, conditions, ...stored } = answer.data.rule
  const { id: _none, conditions: given, ...expected } = sent
  expect(stored).toEqual(expected)
  expect(conditions).toEqual(given.map((one, index) => ({ ...one, id: index + 1 })))
  return []
}

const RANGE = 'rule.checkRangeBegin'
const only = (changes: Partial<label.Condition>) => rule({ conditions: [condition(changes)] })
const PARAM = 'rule.conditions.0.param'

describe('a rule', () => {
  const RULES: [string, Partial<label.Rule>, string[]][] = [
    ['each sentence alone, every hit', { useContext: 0, maxHitCnt: 0 }, []],
    ['each sentence alone, 100 hits', { useContext: 0, maxHitCnt: 100 }, []],
    ['101 hits', { useContext: 0, maxHitCnt: 101 }, ['rule.maxHitCnt']],
    ['-1 hits', { useContext: 0, maxHitCnt: -1 }, ['rule.maxHitCnt']],
    ['the conversation, once', { useContext: 1, maxHitCnt: 1 }, []],
    ['the conversation, twice', { useContext: 1, maxHitCnt: 2 }, ['rule.maxHitCnt']],
    ['all of it, without bounds', { checkRangeType: 0 }, []],
    [
      'sentences from -10000 to 10000',
      { checkRangeType: 1, checkRangeBegin: -10_000, checkRangeEnd: 10_000 },
      [],
    ],
    [
      'a range without bounds',
      { checkRangeType: 1, checkRangeBegin: null, checkRangeEnd: null },
      [RANGE, 'rule.checkRangeEnd'],
    ],
    ['a range from -10001', { checkRangeType: 1, checkRangeBegin: -10_001, checkRangeEnd: 0 }, [RANGE]],
    [
      'a range to 10001',
      { checkRangeType: 1, checkRangeBegin: 0, checkRangeEnd: 10_001 },
      ['rule.checkRangeEnd'],
    ],
    ['a range after a pre-condition', { checkRangeType: 2 as 1 }, ['rule.checkRangeType']],
    ['all conditions', { lambdaType: 0 }, []],
    ['not all', { lambdaType: 1 }, []],
    ['any', { lambdaType: 2 }, []],
    ['a fifth way', { lambdaType: 4 as 3 }, ['rule.lambdaType']],
    ['an expression', { lambdaType: 3, lambdaExpr: '!(A || A) && A' }, []],
    ['an expression that is empty', { lambdaType: 3, lambdaExpr: ' ' }, ['rule.lambdaExpr']],
    ['an expression that does not end', { lambdaType: 3, lambdaExpr: '(A &&' }, ['rule.lambdaExpr']],
    ['an unknown letter', { lambdaType: 3, lambdaExpr: 'A && B' }, ['rule.lambdaExpr']],
    [
      'an expression of 501 characters',
      { lambdaType: 3, lambdaExpr: `A${' '.repeat(500)}` },
      ['rule.lambdaExpr'],
    ],
    ['no condition', { conditions: [] }, ['rule.conditions']],
    [
      'fifty-one conditions',
      { conditions: Array.from({ length: 51 }, (_, index) => condition({ lambda: letter(index) })) },
      ['rule.conditions'],
    ],
    [
      'fifty conditions',
      { conditions: Array.from({ length: 50 }, (_, index) => condition({ lambda: letter(index) })) },
      [],
    ],
  ]
  test.each(RULES)(
    'of %s [LABEL-068, LABEL-069, LABEL-071, LABEL-072, LABEL-073, LABEL-075, LABEL-076, LABEL-092, LABEL-094]',
    async (_what, changes, expected) => {
      expect(await wrongFields({ ...rule(), ...changes })).toEqual(expected)
    },
  )

  const PROMPTS: [string, Partial<label.Rule>, string[]][] = [
    ['after every round', { sessionCollectRound: 1 }, []],
    ['after no round', { sessionCollectRound: 0 }, ['rule.sessionCollectRound']],
    ['after half a round', { sessionCollectRound: 1.5 }, ['rule.sessionCollectRound']],
    ['after rounds unknown', { sessionCollectRound: null }, ['rule.sessionCollectRound']],
    ['without a prompt', { promptContent: ' ' }, ['rule.promptContent']],
    ['with a prompt of 10,000 characters', { promptContent: 'x'.repeat(10_000) }, []],
    ['with a prompt of 10,001 characters', { promptContent: 'x'.repeat(10_001) }, ['rule.promptContent']],
  ]
  test.each(PROMPTS)('that is a prompt is judged %s [LABEL-074]', async (_what, changes, expected) => {
    expect(await wrongFields(promptRule(changes))).toEqual(expected)
  })
})

/** A, B … Z, AA … */
function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : `${letter(Math.floor(index / 26) - 1)}${last}`
}

describe('a condition', () => {
  const fixed = { checkRangeType: 1, checkRangeBegin: 0, checkRangeEnd: 5 } as const
  const two = (changes: Partial<label.Condition>) =>
    rule({ conditions: [condition(), condition({ lambda: 'B', ...changes })] })
  const CONDITIONS: [string, label.Rule, string | null][] = [
    ['in a range of its own', only(fixed), null],
    ['in a range without an end', only({ ...fixed, checkRangeEnd: null }), 'rule.conditions.0.checkRangeEnd'],
    [
      'in a range beyond the limit',
      only({ ...fixed, checkRangeEnd: 10_001 }),
      'rule.conditions.0.checkRangeEnd',
    ],
    [
      'in a range up to the limit, of its own role',
      only({ ...fixed, checkRangeEnd: 10_000, checkRangePolicy: 1 }),
      null,
    ],
    ['of a third policy', only({ ...fixed, checkRangePolicy: 2 as 1 }), 'rule.conditions.0.checkRangePolicy'],
    ['after another one', two({ preConditionLambda: 'A' }), null],
    ['after itself', two({ preConditionLambda: 'B' }), 'rule.conditions.1.preConditionLambda'],
    ['after none there is', two({ preConditionLambda: 'C' }), 'rule.conditions.1.preConditionLambda'],
    ['with the letter of another one', two({ lambda: 'A' }), 'rule.conditions.1.lambda'],
    ['of which nothing can be read', only({ param: 'keywords' }), PARAM],
  ]
  test.each(CONDITIONS)('%s [LABEL-094, LABEL-100, LABEL-101, LABEL-102]', async (_what, given, field) => {
    expect(await wrongFields(given)).toEqual(field === null ? [] : [field])
  })
})

test('conditions that wait for each other are both wrong', async () => {
  const conditions = [
    condition({ preConditionLambda: 'B' }),
    condition({ lambda: 'B', preConditionLambda: 'A' }),
  ]
  expect(await wrongFields(rule({ conditions }))).toEqual([
    'rule.conditions.0.preConditionLambda',
    'rule.conditions.1.preConditionLambda',
  ])
})

const T = label.CONDITION_TYPE
const words = { detectType: 1, keywords: ['a'] }
const speed = { detectType: 0, operator: '>', wordsPerMinute: 300, minWordsThreshold: 0 }
const silence = { duration: 60, preSentencePolicy: 0 }
const many = { ...words, operator: '>=', hitCount: 1 }

describe('parameters of a condition', () => {
  const PARAMS: [string, label.ConditionType, object, boolean][] = [
    ['all keywords', T.keyword, { ...words, detectType: 0 }, true],
    ['none of them', T.keyword, { ...words, detectType: 2 }, true],
    ['a fourth way', T.keyword, { ...words, detectType: 3 }, false],
    ['no keyword', T.keyword, { ...words, keywords: [] }, false],
    ['a blank keyword', T.keyword, { ...words, keywords: [' '] }, false],
    ['200 keywords', T.keyword, { ...words, keywords: Array.from({ length: 200 }, (_, n) => `k${n}`) }, true],
    [
      '201 keywords',
      T.keyword,
      { ...words, keywords: Array.from({ length: 201 }, (_, n) => `k${n}`) },
      false,
    ],
    ['a key of another type', T.keyword, { ...words, round: 1 }, false],
    ['an expression', T.regex, { regex: '(15|fifteen) days' }, true],
    ['no expression', T.regex, { regex: '' }, false],
    ['a wrong expression', T.regex, { regex: '(' }, false],
    ['what no linear engine can do', T.regex, { regex: '(?=a)' }, false],
    ['what others take for ever', T.regex, { regex: '(a+)+$' }, true],
    ['2,000 characters', T.regex, { regex: 'x'.repeat(2000) }, true],
    ['2,001 characters', T.regex, { regex: 'x'.repeat(2001) }, false],
    ['said once', T.keywordCount, many, true],
    ['said ten times', T.keywordCount, { ...many, hitCount: 10 }, true],
    ['said 11 times', T.keywordCount, { ...many, hitCount: 11 }, false],
    ['said 0 times', T.keywordCount, { ...many, hitCount: 0 }, false],
    ['said without operator', T.keywordCount, { ...words, hitCount: 1 }, false],
    ['speed', T.speechSpeed, speed, true],
    ['average speed', T.speechSpeed, { ...speed, detectType: 1 }, true],
    ['speed of 1', T.speechSpeed, { ...speed, wordsPerMinute: 1 }, true],
    ['speed of 0', T.speechSpeed, { ...speed, wordsPerMinute: 0 }, false],
    ['speed of 1000', T.speechSpeed, { ...speed, wordsPerMinute: 1000 }, true],
    ['speed of 1001', T.speechSpeed, { ...speed, wordsPerMinute: 1001 }, false],
    ['from 100 words on', T.speechSpeed, { ...speed, minWordsThreshold: 100 }, true],
    ['from 101 words on', T.speechSpeed, { ...speed, minWordsThreshold: 101 }, false],
    ['from -1 words on', T.speechSpeed, { ...speed, minWordsThreshold: -1 }, false],
    ['silence of a second', T.silence, { ...silence, duration: 1 }, true],
    ['silence of none', T.silence, { ...silence, duration: 0 }, false],
    ['silence of 1000', T.silence, { ...silence, duration: 1000 }, true],
    ['silence of 1001', T.silence, { ...silence, duration: 1001 }, false],
    ['silence after the same role', T.silence, { ...silence, preSentencePolicy: 1 }, true],
    ['silence after a third', T.silence, { ...silence, preSentencePolicy: 2 }, false],
    ['a round', T.turns, { operator: '>', round: 1 }, true],
    ['1000 rounds', T.turns, { operator: '>', round: 1000 }, true],
    ['1001 rounds', T.turns, { operator: '>', round: 1001 }, false],
    ['an operator that is none', T.turns, { operator: '=>', round: 1 }, false],
    ['hang-up', T.hangUp, {}, true],
    ['hang-up with more', T.hangUp, { side: 1 }, false],
    ['answered', T.accepted, { status: 1 }, true],
    ['not answered', T.accepted, { status: 0 }, true],
    ['neither', T.accepted, { status: 2 }, false],
    ['ringing', T.ringing, { operator: '=', duration: 1000 }, true],
    ['ringing too long', T.ringing, { operator: '=', duration: 1001 }, false],
    ['ringing not at all', T.ringing, { operator: '=', duration: 0 }, false],
    ['talking', T.callDuration, { operator: '!=', duration: 1 }, true],
    ['talking without operator', T.callDuration, { duration: 30 }, false],
    ['anger', T.emotion, { emotion: 'ANGRY' }, true],
    ['joy', T.emotion, { emotion: 'HAPPY' }, false],
  ]
  test.each(PARAMS)(
    '%s [LABEL-108, LABEL-110, LABEL-112, LABEL-114, LABEL-115, LABEL-116, LABEL-118, LABEL-119, LABEL-120, LABEL-122, LABEL-123, LABEL-125, LABEL-127, LABEL-129]',
    async (...[, type, param, isAccepted]) => {
      const fields = await wrongFields(only({ type, param: JSON.stringify(param) }), 'sessionEnd')
      expect(fields).toEqual(isAccepted ? [] : [PARAM])
    },
  )

  test('of facts of the end are none while the call goes on', async () => {
    const given = only({ type: T.callDuration, param: '{"operator":"=","duration":30}' })
    expect(await wrongFields(given, 'order')).toEqual([])
    expect(await wrongFields(given, 'realtime')).toEqual(['rule.conditions.0.type'])
  })
})

describe('a regular expression is tried', () => {
  const tried = (regex: string, text: string) => manager.send(label.validateRegex, { body: { regex, text } })

  test('on a text, in linear time whatever it is', async () => {
    expect((await tried('(15|fifteen) days', 'within fifteen days')).data).toEqual({ match: true })
    expect((await tried('(15|fifteen) days', 'within ten days')).data).toEqual({ match: false })
    expect((await tried('(a+)+$', `${'a'.repeat(65_535)}!`)).data).toEqual({ match: false })
    expect((await tried('😀$', 'ok 😀')).data).toEqual({ match: true })
  })

  test('and refused where it is wrong, with where', async () => {
    const wrong = await tried('a(b', 'ab')
    expect([wrong.status, Object.keys(wrong.fields ?? {})]).toEqual([400, ['regex']])
    expect((await tried('', 'a')).status).toBe(400)
    expect((await tried('a', 'a'.repeat(65_536))).status).toBe(200)
    expect((await tried('a', 'a'.repeat(65_537))).status).toBe(400)
  })

  test('and refused where its repetitions multiply, as it is when a label is saved with it', async () => {
    const slow = await tried('(a{10}){200}', 'ab')
    expect([slow.status, slow.fields]).toEqual([
      400,
      { regex: expect.stringMatching(/^the regular expression takes too long for each sentence/) },
    ])
    const given = only({ type: T.regex, param: JSON.stringify({ regex: '(a{10}){200}' }) })
    expect(await wrongFields(given, 'realtime')).toEqual(['rule.conditions.0.param'])
  })
})
