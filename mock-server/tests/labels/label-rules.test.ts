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

/** What the server says of a rule: its fields that are wrong; none where it was stored as it is. */
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
  test.each<[string, Partial<label.Rule>, string[]]>([
    ['each sentence alone, every hit [LABEL-068, LABEL-069]', { useContext: 0, maxHitCnt: 0 }, []],
    ['each sentence alone, 100 hits [LABEL-069]', { useContext: 0, maxHitCnt: 100 }, []],
    ['101 hits [LABEL-069]', { useContext: 0, maxHitCnt: 101 }, ['rule.maxHitCnt']],
    ['-1 hits [LABEL-069]', { useContext: 0, maxHitCnt: -1 }, ['rule.maxHitCnt']],
    ['the conversation, once [LABEL-068]', { useContext: 1, maxHitCnt: 1 }, []],
    ['the conversation, twice [LABEL-068]', { useContext: 1, maxHitCnt: 2 }, ['rule.maxHitCnt']],
    ['all of it, without bounds [LABEL-073]', { checkRangeType: 0 }, []],
    [
      'sentences from -10000 to 10000 [LABEL-071, LABEL-072]',
      { checkRangeType: 1, checkRangeBegin: -10_000, checkRangeEnd: 10_000 },
      [],
    ],
    [
      'a range without bounds [LABEL-072]',
      { checkRangeType: 1, checkRangeBegin: null, checkRangeEnd: null },
      [RANGE, 'rule.checkRangeEnd'],
    ],
    [
      'a range from -10001 [LABEL-072]',
      { checkRangeType: 1, checkRangeBegin: -10_001, checkRangeEnd: 0 },
      [RANGE],
    ],
    [
      'a range to 10001 [LABEL-072]',
      { checkRangeType: 1, checkRangeBegin: 0, checkRangeEnd: 10_001 },
      ['rule.checkRangeEnd'],
    ],
    ['a range after a pre-condition [LABEL-071]', { checkRangeType: 2 as 1 }, ['rule.checkRangeType']],
    ['all conditions [LABEL-075]', { lambdaType: 0 }, []],
    ['not all [LABEL-075]', { lambdaType: 1 }, []],
    ['any [LABEL-075]', { lambdaType: 2 }, []],
    ['a fifth way [LABEL-075]', { lambdaType: 4 as 3 }, ['rule.lambdaType']],
    ['an expression [LABEL-076]', { lambdaType: 3, lambdaExpr: '!(A || A) && A' }, []],
    ['an expression that is empty [LABEL-076]', { lambdaType: 3, lambdaExpr: ' ' }, ['rule.lambdaExpr']],
    [
      'an expression that does not end [LABEL-076]',
      { lambdaType: 3, lambdaExpr: '(A &&' },
      ['rule.lambdaExpr'],
    ],
    ['an unknown letter [LABEL-076]', { lambdaType: 3, lambdaExpr: 'A && B' }, ['rule.lambdaExpr']],
    [
      'an expression of 501 characters [LABEL-076]',
      { lambdaType: 3, lambdaExpr: `A${' '.repeat(500)}` },
      ['rule.lambdaExpr'],
    ],
    ['no condition [LABEL-092]', { conditions: [] }, ['rule.conditions']],
    [
      'fifty-one conditions',
      { conditions: Array.from({ length: 51 }, (_, index) => condition({ lambda: letter(index) })) },
      ['rule.conditions'],
    ],
    [
      'fifty conditions [LABEL-092, LABEL-094]',
      { conditions: Array.from({ length: 50 }, (_, index) => condition({ lambda: letter(index) })) },
      [],
    ],
  ])('of %s', async (_what, changes, expected) => {
    expect(await wrongFields({ ...rule(), ...changes })).toEqual(expected)
  })

  test.each<[string, Partial<label.Rule>, string[]]>([
    ['after every round', { sessionCollectRound: 1 }, []],
    ['after no round', { sessionCollectRound: 0 }, ['rule.sessionCollectRound']],
    ['after half a round', { sessionCollectRound: 1.5 }, ['rule.sessionCollectRound']],
    ['after rounds unknown', { sessionCollectRound: null }, ['rule.sessionCollectRound']],
    ['without a prompt', { promptContent: ' ' }, ['rule.promptContent']],
    ['with a prompt of 10,000 characters', { promptContent: 'x'.repeat(10_000) }, []],
    ['with a prompt of 10,001 characters', { promptContent: 'x'.repeat(10_001) }, ['rule.promptContent']],
  ])('that is a prompt is judged %s [LABEL-074]', async (_what, changes, expected) => {
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
  test.each<[string, label.Rule, string | null]>([
    ['in a range of its own [LABEL-100]', only(fixed), null],
    [
      'in a range without an end [LABEL-100]',
      only({ ...fixed, checkRangeEnd: null }),
      'rule.conditions.0.checkRangeEnd',
    ],
    [
      'in a range beyond the limit [LABEL-100]',
      only({ ...fixed, checkRangeEnd: 10_001 }),
      'rule.conditions.0.checkRangeEnd',
    ],
    [
      'in a range up to the limit, of its own role [LABEL-100, LABEL-102]',
      only({ ...fixed, checkRangeEnd: 10_000, checkRangePolicy: 1 }),
      null,
    ],
    [
      'of a third policy [LABEL-102]',
      only({ ...fixed, checkRangePolicy: 2 as 1 }),
      'rule.conditions.0.checkRangePolicy',
    ],
    ['after another one [LABEL-101]', two({ preConditionLambda: 'A' }), null],
    ['after itself [LABEL-101]', two({ preConditionLambda: 'B' }), 'rule.conditions.1.preConditionLambda'],
    [
      'after none there is [LABEL-101]',
      two({ preConditionLambda: 'C' }),
      'rule.conditions.1.preConditionLambda',
    ],
    ['with the letter of another one [LABEL-094]', two({ lambda: 'A' }), 'rule.conditions.1.lambda'],
    ['of which nothing can be read [LABEL-094]', only({ param: 'keywords' }), PARAM],
  ])('%s', async (_what, given, field) => {
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
  test.each<[string, label.ConditionType, object, boolean]>([
    ['all keywords [LABEL-108]', T.keyword, { ...words, detectType: 0 }, true],
    ['none of them [LABEL-108]', T.keyword, { ...words, detectType: 2 }, true],
    ['a fourth way [LABEL-108]', T.keyword, { ...words, detectType: 3 }, false],
    ['no keyword [LABEL-108]', T.keyword, { ...words, keywords: [] }, false],
    ['a blank keyword [LABEL-108]', T.keyword, { ...words, keywords: [' '] }, false],
    ['200 keywords', T.keyword, { ...words, keywords: Array.from({ length: 200 }, (_, n) => `k${n}`) }, true],
    [
      '201 keywords',
      T.keyword,
      { ...words, keywords: Array.from({ length: 201 }, (_, n) => `k${n}`) },
      false,
    ],
    ['a key of another type [LABEL-108]', T.keyword, { ...words, round: 1 }, false],
    ['an expression [LABEL-110]', T.regex, { regex: '(15|fifteen) days' }, true],
    ['no expression [LABEL-110]', T.regex, { regex: '' }, false],
    ['a wrong expression [LABEL-110]', T.regex, { regex: '(' }, false],
    ['what no linear engine can do [LABEL-110]', T.regex, { regex: '(?=a)' }, false],
    ['what others take for ever [LABEL-110]', T.regex, { regex: '(a+)+$' }, true],
    ['2,000 characters', T.regex, { regex: 'x'.repeat(2000) }, true],
    ['2,001 characters', T.regex, { regex: 'x'.repeat(2001) }, false],
    ['said once [LABEL-112]', T.keywordCount, many, true],
    ['said ten times [LABEL-112]', T.keywordCount, { ...many, hitCount: 10 }, true],
    ['said 11 times [LABEL-112]', T.keywordCount, { ...many, hitCount: 11 }, false],
    ['said 0 times [LABEL-112]', T.keywordCount, { ...many, hitCount: 0 }, false],
    ['said without operator [LABEL-112]', T.keywordCount, { ...words, hitCount: 1 }, false],
    ['speed [LABEL-114]', T.speechSpeed, speed, true],
    ['average speed [LABEL-114]', T.speechSpeed, { ...speed, detectType: 1 }, true],
    ['speed of 1 [LABEL-115]', T.speechSpeed, { ...speed, wordsPerMinute: 1 }, true],
    ['speed of 0 [LABEL-115]', T.speechSpeed, { ...speed, wordsPerMinute: 0 }, false],
    ['speed of 1000 [LABEL-115]', T.speechSpeed, { ...speed, wordsPerMinute: 1000 }, true],
    ['speed of 1001 [LABEL-115]', T.speechSpeed, { ...speed, wordsPerMinute: 1001 }, false],
    ['from 100 words on [LABEL-116]', T.speechSpeed, { ...speed, minWordsThreshold: 100 }, true],
    ['from 101 words on [LABEL-116]', T.speechSpeed, { ...speed, minWordsThreshold: 101 }, false],
    ['from -1 words on [LABEL-116]', T.speechSpeed, { ...speed, minWordsThreshold: -1 }, false],
    ['silence of a second [LABEL-118]', T.silence, { ...silence, duration: 1 }, true],
    ['silence of none [LABEL-118]', T.silence, { ...silence, duration: 0 }, false],
    ['silence of 1000 [LABEL-118]', T.silence, { ...silence, duration: 1000 }, true],
    ['silence of 1001 [LABEL-118]', T.silence, { ...silence, duration: 1001 }, false],
    ['silence after the same role [LABEL-119]', T.silence, { ...silence, preSentencePolicy: 1 }, true],
    ['silence after a third [LABEL-119]', T.silence, { ...silence, preSentencePolicy: 2 }, false],
    ['a round [LABEL-120]', T.turns, { operator: '>', round: 1 }, true],
    ['1000 rounds [LABEL-120]', T.turns, { operator: '>', round: 1000 }, true],
    ['1001 rounds [LABEL-120]', T.turns, { operator: '>', round: 1001 }, false],
    ['an operator that is none [LABEL-120]', T.turns, { operator: '=>', round: 1 }, false],
    ['hang-up [LABEL-122]', T.hangUp, {}, true],
    ['hang-up with more [LABEL-122]', T.hangUp, { side: 1 }, false],
    ['answered [LABEL-123]', T.accepted, { status: 1 }, true],
    ['not answered [LABEL-123]', T.accepted, { status: 0 }, true],
    ['neither [LABEL-123]', T.accepted, { status: 2 }, false],
    ['ringing [LABEL-125]', T.ringing, { operator: '=', duration: 1000 }, true],
    ['ringing too long [LABEL-125]', T.ringing, { operator: '=', duration: 1001 }, false],
    ['ringing not at all [LABEL-125]', T.ringing, { operator: '=', duration: 0 }, false],
    ['talking [LABEL-127]', T.callDuration, { operator: '!=', duration: 1 }, true],
    ['talking without operator [LABEL-127]', T.callDuration, { duration: 30 }, false],
    ['anger [LABEL-129]', T.emotion, { emotion: 'ANGRY' }, true],
    ['joy [LABEL-129]', T.emotion, { emotion: 'HAPPY' }, false],
  ])('%s', async (...[, type, param, isAccepted]) => {
    const fields = await wrongFields(only({ type, param: JSON.stringify(param) }), 'sessionEnd')
    expect(fields).toEqual(isAccepted ? [] : [PARAM])
  })

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
})
