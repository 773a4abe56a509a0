import { label } from '@console/contracts'
import { compileLabel } from '@console/label-engine'
import { expect, test } from 'vitest'
import { findCostlyExpressions } from './costly-expressions.ts'
import { findExpressions, compileCachedRegex, searchInThread } from './found-expressions.ts'
import { createMatchCache } from './match-cache.ts'
import { searchTexts } from './search-texts.ts'

/** Some 1800 states, most of which are looked at for each character. */
const COSTLY = '(?:a[ab]{900}[^ab])|(?:b[ab]{900}[^ab])'
let seed = 1
const nextLetter = () => ((seed = (seed * 48_271) % 2_147_483_647) % 2 === 0 ? 'a' : 'b')
/**
 * The letters are in random order, so that few of the engine's states repeat. This many take six times the limit, on a fast
 * machine as well.
 */
const AB = Array.from({ length: 80_000 }, nextLetter).join('')

const regexRule = (regex: string) =>
  compileLabel(
    {
      id: 0,
      labelType: label.LABEL_TYPE.rule,
      useContext: label.USE_CONTEXT.sentence,
      lambdaType: label.LAMBDA_TYPE.any,
      lambdaExpr: '',
      maxHitCnt: 0,
      promptContent: '',
      sessionCollectRound: null,
      checkRangeType: label.CHECK_RANGE.full,
      checkRangeBegin: null,
      checkRangeEnd: null,
      conditions: [
        {
          id: 0,
          lambda: 'A',
          type: label.CONDITION_TYPE.regex,
          role: label.ROLE.agent,
          checkRangeType: label.CHECK_RANGE.full,
          checkRangeBegin: null,
          checkRangeEnd: null,
          checkRangePolicy: label.RANGE_POLICY.anyRole,
          preConditionLambda: '',
          param: JSON.stringify({ regex }),
        },
      ],
    },
    compileCachedRegex,
  )

test('expressions are searched in a thread, and what it found is what judging sees', async () => {
  expect(await searchInThread('b+', ['abba', 'c'])).toMatchObject({
    found: [[{ begin: 1, end: 3 }], null],
    isTooSlow: false,
  })
  expect(await findExpressions([regexRule('b+')], ['abba', 'c'])).toEqual(new Set())
  const { regex } = compileCachedRegex('b+')
  expect([regex?.isFoundIn('abba'), regex?.findIn('abba')]).toEqual([true, [{ begin: 1, end: 3 }]])
  expect([regex?.isFoundIn('c'), regex?.findIn('c')]).toEqual([false, []])
  expect(regex?.isFoundIn('not searched before: b')).toBe(true)
})

test('an expression that takes too long is named, and the other ones are searched', async () => {
  expect(await findExpressions([regexRule(COSTLY), regexRule('a')], [AB])).toEqual(new Set([COSTLY]))
  expect(compileCachedRegex('a').regex?.isFoundIn(AB)).toBe(true)
})

test('after a search of more than 150 ms, or 2 s of searches, an expression finds nothing', () => {
  let usedMs = 0
  const took = (ms: number) => {
    usedMs = 0
    const regex = { isFoundIn: () => ((usedMs += ms), true), findIn: () => [{ begin: 0, end: 1 }] }
    return searchTexts(regex, ['a', 'b'], () => usedMs)
  }
  const range = [{ begin: 0, end: 1 }]
  expect(took(150)).toEqual({ found: [range, range], isTooSlow: false, usedMs: 300 })
  expect(took(151)).toEqual({ found: [range, null], isTooSlow: true, usedMs: 151 })
  const many = searchTexts(
    { isFoundIn: () => ((usedMs += 100), false), findIn: () => [] },
    Array.from({ length: 50 }, () => 'a'),
    () => usedMs,
  )
  expect(many).toMatchObject({ isTooSlow: true, usedMs: 2100 })
})

test('expressions that take over 150 ms for each text together are costly from a tenth of it on', () => {
  const cost = (pattern: string, usedMs: number) => ({ pattern, usedMs, isTooSlow: false })
  expect(findCostlyExpressions([cost('a', 150), cost('b', 150)], 2)).toEqual(new Set())
  expect(findCostlyExpressions([cost('a', 150), cost('b', 121), cost('c', 30)], 2)).toEqual(
    new Set(['a', 'b']),
  )
  expect(findCostlyExpressions([{ ...cost('a', 1), isTooSlow: true }], 9)).toEqual(new Set(['a']))
})

test('the texts that came first go first', () => {
  const memory = createMatchCache(4)
  memory.remember('a', 'one', null)
  memory.remember('b', 'one', [{ begin: 0, end: 1 }])
  memory.remember('a', 'two', null)
  expect(memory.find('b', 'one')).toHaveLength(1)
  memory.remember('b', 'two', null)
  expect([memory.find('b', 'one'), memory.find('b', 'two')]).toEqual([undefined, null])
})
