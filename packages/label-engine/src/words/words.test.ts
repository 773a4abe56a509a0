import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'
import { fold } from './fold.ts'
import { FoldedText, hasAll, hasAny, toKeyword } from './folded-text.ts'
import { countOccurrences, findOccurrences } from './occurrences.ts'

test.each([
  ['ABCÉ', 'abcé'],
  ['İstanbul', 'istanbul'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['οδος', 'οδοσ'],
  ['ſo', 'so'],
  ['Straße', 'straße'],
  ['𐐀', '𐐨'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('no character changes its length', () => {
  const changed: string[] = []
  for (let codePoint = 0; codePoint <= 0x10_ff_ff; codePoint += 1) {
    const character = String.fromCodePoint(codePoint)
    if (fold(character).length !== character.length) changed.push(character)
  }
  expect(changed).toEqual([])
})

test('occurrences of a keyword do not overlap, those of different ones may', () => {
  const text = new FoldedText('Aaa ab')
  expect(countOccurrences(text, toKeyword('aA'))).toBe(1)
  expect(findOccurrences(text, [toKeyword('ab'), toKeyword('a')])).toEqual([
    { begin: 0, end: 1 },
    { begin: 1, end: 2 },
    { begin: 2, end: 3 },
    { begin: 4, end: 5 },
    { begin: 4, end: 6 },
  ])
})

test('a text has a keyword where its folded words have it, whatever its pairs of units say', () => {
  const piece = fc.constantFrom('a', 'b', 'B', 'ab', '好', '😀', '\ud83d', 'İ', 'ß', ' ')
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  const keyword = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, fc.array(keyword, { minLength: 1, maxLength: 3 }), (words, written) => {
      const isIn = written.map((one) => fold(words).includes(fold(one)))
      const folded = new FoldedText(words)
      const keywords = written.map(toKeyword)
      expect(keywords.map((one) => folded.has(one))).toEqual(isIn)
      expect(hasAny(folded, keywords)).toBe(isIn.includes(true))
      expect(hasAll(folded, keywords)).toBe(!isIn.includes(false))
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['', 0],
  ['  …  ', 0],
  ['two words', 2],
  ['room 101, 2nd floor', 4],
  ['你好 friends', 3],
  ['カード', 3],
  ['안녕', 2],
  ['がぎ'.normalize('NFD'), 2],
  ['नमस्ते दुनिया', 2],
  ['שלום עולם', 2],
  ['😀 \ud83d', 0],
  ['abc好def', 3],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})
