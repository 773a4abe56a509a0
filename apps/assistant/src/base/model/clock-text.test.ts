import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test('positions in a call have minutes and seconds', () => {
  expect([-5, 999, 61_000, 3_600_000].map(clockText)).toEqual(['0:00', '0:00', '1:01', '60:00'])
})
