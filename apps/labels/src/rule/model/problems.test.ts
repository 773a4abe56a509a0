import type { label } from '@console/contracts'
import { expect, test } from 'vitest'
import { condition, typed } from '../../testing/conditions.samples.ts'
import { conditionProblems } from './problems.ts'

const problemsOf = (made: label.Condition, others: readonly label.Condition[] = []) =>
  conditionProblems(made, [made, ...others], 'sessionEnd')

const keywords = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`)

test.each<[string, label.Condition]>([
  ['200 keywords', typed('A', 0, { detectType: 1, keywords: keywords(200) })],
  ['a keyword of 100 characters', typed('A', 0, { detectType: 1, keywords: ['k'.repeat(100)] })],
  ['2000 characters of an expression', typed('A', 1, { regex: 'a'.repeat(2000) })],
  ['a status of 0', typed('A', 9, { status: 0 })],
  [
    'a range over different signs',
    condition('A', { checkRangeType: 1, checkRangeBegin: 5, checkRangeEnd: -5 }),
  ],
  ['a range of one sentence', condition('A', { checkRangeType: 1, checkRangeBegin: -3, checkRangeEnd: -3 })],
])('%s can be saved', (_name, made) => {
  expect(problemsOf(made)).toEqual([])
})

test.each<[string, label.Condition, object]>([
  [
    '201 keywords',
    typed('A', 0, { detectType: 1, keywords: keywords(201) }),
    { field: 'keywords', kind: 'tooMany', max: 200 },
  ],
  [
    'a keyword of 101 characters',
    typed('A', 0, { detectType: 1, keywords: ['k'.repeat(101)] }),
    { field: 'keywords', kind: 'tooLong', max: 100 },
  ],
  [
    '2001 characters of an expression',
    typed('A', 1, { regex: 'a'.repeat(2001) }),
    { field: 'regex', kind: 'tooLong', max: 2000 },
  ],
  [
    'a range that is over the bound',
    condition('A', { checkRangeType: 1, checkRangeBegin: -10_001, checkRangeEnd: 10_000 }),
    { field: 'checkRangeBegin', kind: 'outOfBounds', min: -10_000, max: 10_000 },
  ],
  [
    'a range that ends before it begins, counted from the end',
    condition('A', { checkRangeType: 1, checkRangeBegin: -1, checkRangeEnd: -2 }),
    { field: 'checkRangeEnd', kind: 'beginAfterEnd' },
  ],
  [
    'a letter that does not exist',
    condition('A', { preConditionLambda: 'Z' }),
    { field: 'preConditionLambda', kind: 'unknownLetter' },
  ],
  [
    'its own letter',
    condition('A', { preConditionLambda: 'A' }),
    { field: 'preConditionLambda', kind: 'ownLetter' },
  ],
])('%s is refused', (_name, made, problem) => {
  expect(problemsOf(made)).toEqual([problem])
})

test('conditions in a circle of three are refused, one that only waits for the circle is not', () => {
  const circle = [
    condition('A', { preConditionLambda: 'B' }),
    condition('B', { preConditionLambda: 'C' }),
    condition('C', { preConditionLambda: 'A' }),
  ]
  const waiting = condition('D', { preConditionLambda: 'A' })
  const all = [...circle, waiting]
  expect(all.map((made) => conditionProblems(made, all, 'realtime').map(({ kind }) => kind))).toEqual([
    ['cycle'],
    ['cycle'],
    ['cycle'],
    [],
  ])
})

test('what has no problem here can be read by the contract, and what it cannot read has one', () => {
  expect(problemsOf(typed('A', 6, { operator: '>', round: 1.5 }))).toEqual([
    { field: 'round', kind: 'missing' },
  ])
  expect(problemsOf(typed('A', 6, { operator: 'like', round: 1 }))).toEqual([
    { field: 'operator', kind: 'missing' },
  ])
  expect(problemsOf(typed('A', 6, { operator: '>', round: 1, more: true }))).toEqual([
    { field: 'param', kind: 'unreadable' },
  ])
})
