import { expect, test } from 'vitest'
import { Receiver } from './receiver.ts'

test('every number is accepted once, and the highest is acknowledged', () => {
  const receiver = new Receiver()
  expect(receiver.ack()).toBe(0)
  expect([1, 2, 2, 1, 3].map((seq) => receiver.accept(seq))).toEqual([true, true, false, false, true])
  expect(receiver.ack()).toBe(3)
})

test('what a sender left out is no loss, and does not come later', () => {
  const receiver = new Receiver()
  expect([1, 4, 3, 5].map((seq) => receiver.accept(seq))).toEqual([true, true, false, true])
})

test('messages outside the count are accepted every time and acknowledge nothing', () => {
  const receiver = new Receiver()
  expect([1, 0, 0].map((seq) => receiver.accept(seq))).toEqual([true, true, true])
  expect(receiver.ack()).toBe(1)
})
