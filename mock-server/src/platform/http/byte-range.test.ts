import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=999-999', { start: 999, end: 999 }],
] as const)('%s is that part of a thousand bytes', (header, range) => {
  expect(parseByteRange(header, 1000)).toEqual(range)
})

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])('%s is no part of a thousand bytes', (header) => {
  expect(parseByteRange(header, 1000)).toBe('unsatisfiable')
})

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=9-3',
  'bytes=0-1,5-6',
  'items=0-1',
  'bytes=a-b',
  'bytes=0x1-2',
  `bytes=${'9'.repeat(16)}-`,
])('%s requests everything', (header) => {
  expect(parseByteRange(header, 1000)).toBeNull()
})

test('whatever is requested, a part lies within the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (first, last, size) => {
      for (const header of [`bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
        const range = parseByteRange(header, size)
        if (range === null || range === 'unsatisfiable') continue
        expect(range.start).toBeLessThanOrEqual(range.end)
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeLessThan(size)
      }
    }),
  )
})
