import { expect, test } from 'vitest'
import { similarity } from './similarity.ts'

const numbers = (...values: number[]): Float32Array => Float32Array.of(...values)

test('the same direction is 1, a right angle 0, the opposite 0, whatever the length', () => {
  expect(similarity(numbers(1, 2, 2), numbers(2, 4, 4))).toBe(1)
  expect(similarity(numbers(1, 0), numbers(0, 3))).toBe(0)
  expect(similarity(numbers(1, 0), numbers(-1, 0))).toBe(0)
  expect(similarity(numbers(1, 0), numbers(3, 4))).toBeCloseTo(0.6, 6)
})

test('of nothing heard it is 0, and embeddings of two models are refused', () => {
  expect(similarity(numbers(0, 0), numbers(1, 0))).toBe(0)
  expect(() => similarity(numbers(1), numbers(1, 0))).toThrow(TypeError)
})
