import { describe, expect, test } from 'vitest'
import { markedText } from './marked-text.ts'

const nothing = { hits: [], labels: [], search: '' }

describe('a sentence', () => {
  test('is one part without any match', () => {
    expect(markedText('Hello', nothing)).toEqual([{ text: 'Hello', mark: null }])
    expect(markedText('', nothing)).toEqual([{ text: '', mark: null }])
  })

  test('is marked at hits, labels and search matches, ignoring case', () => {
    const parts = markedText('It is GUARANTEED and too expensive, sure', {
      hits: ['guaranteed'],
      labels: [{ begin: 21, end: 34, title: 'Price, condition A' }],
      search: 'SURE',
    })
    expect(parts.filter(({ mark }) => mark !== null)).toEqual([
      { text: 'GUARANTEED', mark: 'hit' },
      { text: 'too expensive', mark: 'label', title: 'Price, condition A' },
      { text: 'sure', mark: 'search' },
    ])
    expect(parts.map(({ text }) => text).join('')).toBe('It is GUARANTEED and too expensive, sure')
  })

  test('has each position marked once, search matches first', () => {
    expect(
      markedText('abcabc', { hits: ['abc'], labels: [{ begin: 1, end: 2, title: 'B' }], search: 'bc' }),
    ).toEqual([
      { text: 'a', mark: null },
      { text: 'bc', mark: 'search' },
      { text: 'a', mark: null },
      { text: 'bc', mark: 'search' },
    ])
  })

  test('has no mark beyond its end, and none of no length', () => {
    const labels = [
      { begin: 3, end: 99, title: 'long' },
      { begin: 1, end: 1, title: 'none' },
      { begin: 7, end: 9, title: 'beyond' },
    ]
    expect(markedText('abcde', { ...nothing, labels })).toEqual([
      { text: 'abc', mark: null },
      { text: 'de', mark: 'label', title: 'long' },
    ])
  })

  test.each([
    ['İstanbul sure', 'sure', ['İstanbul ', 'sure']],
    ['ＶＩＰ card', 'vip', ['ＶＩＰ', ' card']],
    ['a cafe\u0301 here', 'CAFÉ', ['a ', 'cafe\u0301', ' here']],
    ['re\u200Bfund now', 'refund', ['re\u200Bfund', ' now']],
    ['葛\u{E0100}城', '葛', ['葛\u{E0100}', '城']],
  ])('%j is marked where %j is shown, in whatever form it is written', (text, search, parts) => {
    const marked = markedText(text, { ...nothing, search })
    expect(marked.map((part) => part.text)).toEqual(parts)
    expect(marked.filter(({ mark }) => mark === 'search')).toHaveLength(1)
  })
})
