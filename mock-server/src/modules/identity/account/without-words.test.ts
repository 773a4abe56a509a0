import { expect, test } from 'vitest'
import { withoutWords } from './without-words.ts'

const clean = (value: unknown, words: readonly string[], column = 'title') =>
  withoutWords(value, words, { person: 12, row: 7, column })

test('each word of the person is their number, in any case, and the longest is looked for first', () => {
  expect(clean('Calls of MARA Quill and mara', ['mara', 'mara quill'])).toBe('Calls of #12 and #12')
  expect(clean('mara.quill@example.test (a+b)', ['mara.quill@example.test', '(a+b)'])).toBe('#12 #12')
})

test('a word within another one stays, where words have spaces between them', () => {
  expect(clean('Annual plan of Ann', ['ann'])).toBe('Annual plan of #12')
  expect(clean('李明的周报', ['李明'])).toBe('#12的周报')
})

test('of a stored query the texts alone change', () => {
  expect(
    clean({ kind: 'people', filter: { text: 'Mara', ids: [12], names: ['x', 'mara'] }, n: null }, ['mara']),
  ).toEqual({ kind: 'people', filter: { text: '#12', ids: [12], names: ['x', '#12'] }, n: null })
})

test('an address is searched for the word as addresses write it', () => {
  const words = ['mara quill', '李明']
  expect(clean('?text=Mara+Quill&page=2', words, 'search')).toBe('?text=%2312&page=2')
  expect(clean('?text=of%20Mara%20Quill', words, 'search')).toBe('?text=of%20%2312')
  expect(clean(`?text=${encodeURIComponent('李明')}`, words, 'search')).toBe('?text=%2312')
  expect(clean('?text=李明', words, 'search')).toBe('?text=%2312')
})

test('a name stays unique, and as short as a name may be', () => {
  expect(clean('Al weekly', ['al'], 'name')).toBe('#12-7 weekly')
  const longest = `Al ${'x'.repeat(37)}`
  expect(longest).toHaveLength(40)
  expect(clean(longest, ['al'], 'name')).toBe('#12-7')
})
