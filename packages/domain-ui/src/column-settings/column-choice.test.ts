import { expect, test } from 'vitest'
import { canHide, DEFAULT_CHOICE, orderedKeys, withHidden, withMoved } from './column-choice.ts'

const KEYS = ['time', 'rule', 'seat']

test('columns follow the chosen order, with new ones after it and without removed ones', () => {
  expect(orderedKeys(KEYS, DEFAULT_CHOICE)).toEqual(['time', 'rule', 'seat'])
  expect(orderedKeys(KEYS, { order: ['seat', 'gone', 'time'], hidden: [] })).toEqual(['seat', 'time', 'rule'])
})

test('a column moves by one, and not beyond the ends', () => {
  const moved = withMoved(KEYS, DEFAULT_CHOICE, { key: 'seat', by: -1 })
  expect(moved.order).toEqual(['time', 'seat', 'rule'])
  expect(withMoved(KEYS, moved, { key: 'time', by: 1 }).order).toEqual(['seat', 'time', 'rule'])
  expect(withMoved(KEYS, moved, { key: 'time', by: -1 })).toBe(moved)
  expect(withMoved(KEYS, moved, { key: 'rule', by: 1 })).toBe(moved)
})

test('the last shown column stays', () => {
  const two = withHidden(DEFAULT_CHOICE, 'time', true)
  expect(canHide(KEYS, two)).toBe(true)
  const one = withHidden(two, 'seat', true)
  expect(canHide(KEYS, one)).toBe(false)
  expect(withHidden(one, 'time', false).hidden).toEqual(['seat'])
})
