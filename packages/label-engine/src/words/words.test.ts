import { foldText } from '@console/contracts/fold-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'
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
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['ＶＩＰ　１２', 'vip 12', [{ begin: 0, end: 6 }]],
  ['say cafe\u0301 now', 'CAFÉ', [{ begin: 4, end: 9 }]],
  ['say café now', 'cafe\u0301', [{ begin: 4, end: 8 }]],
  ['cafe\u0301', 'cafe', []],
  ['a ﾄﾞﾙ b', 'ドル', [{ begin: 2, end: 5 }]],
  ['葛\u{E0100}城', '葛城', [{ begin: 0, end: 4 }]],
  ['ok ❤\uFE0F!', '❤!', [{ begin: 3, end: 6 }]],
  ['re\u200Bfu\u00ADnd', 'refund', [{ begin: 0, end: 8 }]],
  ['\u202Erefund\u202C', 'refund', [{ begin: 1, end: 8 }]],
  [
    'well……',
    '...',
    [
      { begin: 4, end: 5 },
      { begin: 5, end: 6 },
    ],
  ],
  ['wait…', '.', [{ begin: 4, end: 5 }]],
  ['各', '각', []],
  ['\u1100\u1161\u11A8', '각', [{ begin: 0, end: 3 }]],
  ['anything', '\u200B', []],
])('in %j the keyword %j is at the positions of the shown text', (words, written, ranges) => {
  const text = new FoldedText(words)
  const keyword = toKeyword(written)
  expect(findOccurrences(text, [keyword])).toEqual(ranges)
  expect(countOccurrences(text, keyword)).toBe(ranges.length)
  expect([text.has(keyword), hasAny(text, [keyword]), hasAll(text, [keyword])]).toEqual(
    Array.from({ length: 3 }, () => ranges.length > 0),
  )
})

test('a keyword is found wherever a text has it, also a million times', () => {
  expect(findOccurrences(new FoldedText('a'.repeat(1_000_000)), [toKeyword('a')])).toHaveLength(1_000_000)
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
      const isIn = written.map((one) => foldText(words).includes(foldText(one)))
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
