import { expect, test } from 'vitest'
import { computeEqualError } from './equal-error.ts'

const bins = (counts: Record<number, number>) => Array.from({ length: 50 }, (_, bin) => counts[bin] ?? 0)

test('without scores of both there is no equal error', () => {
  expect(computeEqualError({ same: bins({}), other: bins({ 3: 1 }) })).toBeNull()
  expect(computeEqualError({ same: bins({ 3: 1 }), other: bins({}) })).toBeNull()
})

test('apart from each other nothing is wrong between them', () => {
  const found = computeEqualError({ same: bins({ 40: 10 }), other: bins({ 5: 10 }) })
  expect(found?.rate).toBe(0)
  expect(found?.threshold).toBeGreaterThanOrEqual(6 / 50)
  expect(found?.threshold).toBeLessThanOrEqual(40 / 50)
})

test('where they overlap, as many are refused as accepted', () => {
  // From 25 of 50 on: a fifth of the same is below, a fifth of the others above.
  const found = computeEqualError({ same: bins({ 20: 2, 30: 8 }), other: bins({ 20: 8, 30: 2 }) })
  expect(found?.rate).toBeCloseTo(0.2)
  const even = computeEqualError({ same: bins({ 20: 1 }), other: bins({ 20: 1 }) })
  expect(even).toEqual({ threshold: 20.5 / 50, rate: 0.5 })
})
