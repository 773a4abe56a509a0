import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  markWords,
  MAX_MARKED_CHARACTERS,
  mergeWords,
  type ChangedText,
  type MarkedText,
} from './marked-words.ts'

function marks(pieces: MarkedText[]): string[] {
  return pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text)
}

function joined(pieces: MarkedText[]): string {
  return pieces.map(({ text }) => text).join('')
}

test('the words that differ are marked, a phrase in one piece [AUDIT-010]', () => {
  const { before, after } = markWords(
    'Read the cooling-off notice',
    'Read the cooling-off period, then offer a call back',
  )
  expect(marks(before)).toEqual(['notice'])
  expect(marks(after)).toEqual(['period, then offer a call back'])
})

test('Chinese text is marked by words too [AUDIT-010]', () => {
  const { before, after } = markWords('请告知犹豫期条款', '请告知犹豫期并预约回访')
  expect(marks(before)).toEqual(['条款'])
  expect(marks(after)).toEqual(['并预约回访'])
})

test('texts without a common word are not marked: the whole value changed [AUDIT-010]', () => {
  expect(markWords('Seat', 'All')).toEqual({
    before: [{ text: 'Seat', isMarked: false }],
    after: [{ text: 'All', isMarked: false }],
  })
})

test('texts beyond the limit are not marked [AUDIT-010]', () => {
  const long = 'word '.repeat(MAX_MARKED_CHARACTERS)
  expect(marks(markWords(long, `${long}more`).after)).toEqual([])
})

test('for any two texts the pieces of a side join to that side, and equal texts have no mark [AUDIT-010]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (left, right) => {
      const { before, after } = markWords(left, right)
      expect(joined(before)).toBe(left)
      expect(joined(after)).toBe(right)
      expect(marks(markWords(left, left).before)).toEqual([])
    }),
  )
})

function side(pieces: ChangedText[], other: 'removed' | 'added'): string {
  return pieces
    .filter(({ change }) => change !== other)
    .map(({ text }) => text)
    .join('')
}

test('as one text, a replaced phrase is in one piece and removed words are before the added ones', () => {
  expect(mergeWords('Read the old number now', 'Read a new number')).toEqual([
    { text: 'Read ', change: 'none' },
    { text: 'the old', change: 'removed' },
    { text: 'a new', change: 'added' },
    { text: ' number', change: 'none' },
    { text: ' now', change: 'removed' },
  ])
})

test('as one text, a word that was replaced by several is in one piece, and the other way round', () => {
  expect(mergeWords('in three sentences', 'in four short sentences')).toEqual([
    { text: 'in ', change: 'none' },
    { text: 'three', change: 'removed' },
    { text: 'four short', change: 'added' },
    { text: ' sentences', change: 'none' },
  ])
  expect(mergeWords('in four short sentences', 'in three sentences')).toEqual([
    { text: 'in ', change: 'none' },
    { text: 'four short', change: 'removed' },
    { text: 'three', change: 'added' },
    { text: ' sentences', change: 'none' },
  ])
})

test('texts without a common word, and those beyond the limit, are removed and added as a whole', () => {
  const long = 'word '.repeat(MAX_MARKED_CHARACTERS)
  for (const [before, after] of [
    ['Seat', 'All'],
    [long, `${long}more`],
  ] as const)
    expect(mergeWords(before, after)).toEqual([
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ])
})

test('for any two texts, the text without what was added is the one before, and the other way round', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      const pieces = mergeWords(before, after)
      expect(side(pieces, 'added')).toBe(before)
      expect(side(pieces, 'removed')).toBe(after)
    }),
  )
})
