import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_SHOWN_ROWS, pairLines } from './marked-lines.ts'

test('equal lines are aligned and changed ones are marked [AUDIT-010]', () => {
  expect(pairLines('{\n  "a": 1\n}', '{\n  "a": 2,\n  "b": 3\n}').rows).toEqual([
    { before: '{', after: '{', isChanged: false },
    { before: '  "a": 1', after: '  "a": 2,', isChanged: true },
    { before: null, after: '  "b": 3', isChanged: true },
    { before: '}', after: '}', isChanged: false },
  ])
})

test('an empty side leaves its pane empty [AUDIT-010]', () => {
  expect(pairLines('', 'plain text').rows).toEqual([{ before: null, after: 'plain text', isChanged: true }])
  expect(pairLines('', '').rows).toEqual([])
})

test('rows beyond the limit are left out and counted [AUDIT-010]', () => {
  const text = Array.from({ length: MAX_SHOWN_ROWS + 3 }, (_, index) => `line ${index}`).join('\n')
  const { rows, hiddenRows } = pairLines(text, text)
  expect(rows).toHaveLength(MAX_SHOWN_ROWS)
  expect(hiddenRows).toBe(3)
})

test('of 200,000 lines the first are compared, and all others are counted [AUDIT-010]', () => {
  const text = 'a\n'.repeat(199_999)
  const { rows, hiddenRows } = pairLines(`${text}b`, `${text}c`)
  expect(rows.every(({ isChanged }) => !isChanged)).toBe(true)
  expect([rows.length, hiddenRows]).toEqual([2000, 198_000])
})

test('for any two texts every line of both is present, in order [AUDIT-010]', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', '{', '}')).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (left, right) => {
      const { rows } = pairLines(left, right)
      expect(rows.flatMap(({ before }) => before ?? []).join('\n')).toBe(left)
      expect(rows.flatMap(({ after }) => after ?? []).join('\n')).toBe(right)
      expect(rows.filter(({ isChanged }) => !isChanged).every(({ before, after }) => before === after)).toBe(
        true,
      )
    }),
  )
})
