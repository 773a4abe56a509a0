import { expect, test } from 'vitest'
import { keywordCondition } from '../testing/version.samples.ts'
import { conditionChanges } from './condition-changes.ts'

test('conditions are compared by letter: added, changed and removed ones are named, equal ones are not', () => {
  const before = [
    keywordCondition('A', ['one']),
    keywordCondition('B', ['two']),
    keywordCondition('C', ['x']),
  ]
  const after = [
    keywordCondition('D', ['four']),
    keywordCondition('C', ['y']),
    keywordCondition('A', ['one']),
  ]
  expect(conditionChanges(before, after).map(({ kind, letter }) => `${letter} ${kind}`)).toEqual([
    'D added',
    'C changed',
    'B removed',
  ])
})

test('another range is a change, while another id or order of parameters is none', () => {
  const one = keywordCondition('A', ['cancel'])
  const same = { ...one, id: 7, param: '{"keywords":["cancel"],"detectType":1}' }
  const reordered = { ...one, param: '{"detectType":1,"keywords":["cancel"]}' }
  expect(conditionChanges([same], [reordered])).toEqual([])
  expect(conditionChanges([one], [{ ...one, checkRangePolicy: 1 }])).toHaveLength(1)
})

test('parameters that cannot be read are compared as text', () => {
  const one = { ...keywordCondition('A', []), param: 'no JSON' }
  expect(conditionChanges([one], [{ ...one }])).toEqual([])
  expect(conditionChanges([one], [{ ...one, param: 'other' }])).toHaveLength(1)
})
