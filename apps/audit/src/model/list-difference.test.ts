import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markItems } from './list-difference.ts'

test('items that the other list lacks are marked, equal ones counted [AUDIT-010]', () => {
  expect(markItems(['cancel', 'refund', 'money back'], ['refund', 'cancel'])).toEqual([
    { value: 'cancel', isMarked: false },
    { value: 'refund', isMarked: false },
    { value: 'money back', isMarked: true },
  ])
  expect(markItems([1, 1, 1], [1, 1]).filter(({ isMarked }) => isMarked)).toHaveLength(1)
  expect(markItems(['1'], [1])).toEqual([{ value: '1', isMarked: true }])
})

test('unmarked items occur equally often in both lists [AUDIT-010]', () => {
  const list = fc.array(fc.oneof(fc.constantFrom('a', 'b', null, true), fc.integer({ min: 0, max: 3 })))
  const unmarked = (items: ReturnType<typeof markItems>) =>
    items.flatMap(({ value, isMarked }) => (isMarked ? [] : [JSON.stringify(value)])).sort()
  fc.assert(
    fc.property(list, list, (left, right) => {
      expect(unmarked(markItems(left, right))).toEqual(unmarked(markItems(right, left)))
    }),
  )
})
