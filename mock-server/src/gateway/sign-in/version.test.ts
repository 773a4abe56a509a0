import { expect, test } from 'vitest'
import { isServedVersion } from './version.ts'

test.for([
  ['2.5.0.5000', true],
  ['2.5.0.4999', false],
  ['2.5.0.10000', true],
  ['2.5.1.0', true],
  ['2.10.0.0', true],
  ['2.4.9.9999', false],
  ['10.0.0.0', true],
  ['1.99.99.99999', false],
  ['2.5.0', false],
  ['2.5.0.5000.1', false],
  ['2.5.0.5000-beta', false],
  ['', false],
] as const)('version %j is served: %j', ([version, isServed]) => {
  expect(isServedVersion(version)).toBe(isServed)
})
