import { expect, test } from 'vitest'
import { hasMoreValues } from './json-values.ts'

test.each([
  ['[1,2]', 3],
  ['{"a":[1],"b":{"c":1}}', 5],
  [String.raw`["a,[\",{","\\",1]`, 4],
  ['["never closed, [', 2],
])('%s has %i values', (json, values) => {
  expect(hasMoreValues(json, values - 1)).toBe(true)
  expect(hasMoreValues(json, values)).toBe(false)
})
