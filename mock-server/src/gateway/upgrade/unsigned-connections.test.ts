import { expect, test } from 'vitest'
import { GATEWAY_LIMITS } from '../limits.ts'
import { unsignedConnections } from './unsigned-connections.ts'

test('10,000 connections of one address that never sign in leave room for those of others', () => {
  const unsigned = unsignedConnections(GATEWAY_LIMITS)
  const answers = Array.from({ length: 10_000 }, () => unsigned.admit('192.0.2.1'))
  expect(answers.filter((answer) => answer === 429)).toHaveLength(9_800)
  expect(unsigned.admit('192.0.2.2')).toBeTypeOf('function')
})

test('from many addresses there are 2,000 in all, and each that ends makes room once', () => {
  const unsigned = unsignedConnections(GATEWAY_LIMITS)
  const answers = Array.from({ length: 2_001 }, (_, index) => unsigned.admit(`2001:db8::${index}`))
  expect(answers.indexOf(503)).toBe(2_000)
  const [leave] = answers
  if (typeof leave !== 'function') throw new Error('the first one was refused')
  leave()
  leave()
  expect([unsigned.admit('192.0.2.1'), unsigned.admit('192.0.2.1')]).toEqual([expect.any(Function), 503])
})
