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
      labels: ['too expensive'],
      search: 'SURE',
    })
    expect(parts.filter(({ mark }) => mark !== null)).toEqual([
      { text: 'GUARANTEED', mark: 'hit' },
      { text: 'too expensive', mark: 'label' },
      { text: 'sure', mark: 'search' },
    ])
    expect(parts.map(({ text }) => text).join('')).toBe('It is GUARANTEED and too expensive, sure')
  })

  test('has each position marked once, search matches first', () => {
    expect(markedText('abcabc', { hits: ['abc'], labels: ['b'], search: 'bc' })).toEqual([
      { text: 'a', mark: null },
      { text: 'bc', mark: 'search' },
      { text: 'a', mark: null },
      { text: 'bc', mark: 'search' },
    ])
  })

  test('with letters whose lower case is longer is left unmarked', () => {
    expect(markedText('İstanbul sure', { ...nothing, search: 'sure' })).toEqual([
      { text: 'İstanbul sure', mark: null },
    ])
  })
})
