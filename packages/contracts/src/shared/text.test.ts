import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, foldWithRanges } from './fold-text.ts'
import { typedText, withoutHiddenMarks } from './text.ts'

test.each([
  ['\u202D13800000011\u202C', '13800000011'],
  ['case.zws\u200B', 'case.zws'],
  ['Case\u200B Zwn', 'Case Zwn'],
  ['\uFEFFAnna\u00A0Maria\u2060', 'Anna Maria'],
  ['138\u20110000\u20110000', '138-0000-0000'],
  ['Ju\u00ADlia\u{E0041}', 'Julia'],
  ['a\u200Db\u200C', 'ab'],
  ['1\uFE0F', '1'],
  ['\u{E0100}\u200D好', '好'],
  // Seen where they belong: letters of Persian and Sinhala, an emoji of three, a form of a Chinese character, a key.
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['ක්\u200Dෂ', 'ක්\u200Dෂ'],
  ['👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
  ['葛\u{E0100}城', '葛\u{E0100}城'],
  ['1\uFE0F\u20E3', '1\uFE0F\u20E3'],
])('%j is taken as %j', (written, taken) => {
  expect(typedText().parse(` ${written} `)).toBe(taken)
})

/** Characters that change beside others, and any. */
const anyText = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xff_ff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(
        'Ａ',
        'é',
        'e\u0301',
        'ﾞ',
        'ｶ',
        '\u200B',
        '\u200D',
        '\uFE0F',
        '…',
        '가',
        '\u1161',
        '\u11A8',
      ),
      fc.constantFrom('ㅏ', 'ㄱ', '好', ' ', '👨', '1', '\u{E0100}', '𝐀', 'م'),
    ),
    { maxLength: 8 },
  )
  .map((units) => units.join(''))

test('what is taken is taken again as it is, and no letter is lost', () => {
  // Fillers of Hangul are letters that show nothing.
  const letters = (text: string) => text.match(/(?![\u115F\u1160\u3164\uFFA0])[\p{L}\p{N}]/gu)
  fc.assert(
    fc.property(anyText, (written) => {
      const taken = withoutHiddenMarks(written)
      expect(withoutHiddenMarks(taken)).toBe(taken)
      expect(letters(taken)).toEqual(letters(written))
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['ＡＢＣ１２３', 'abc123'],
  ['ｶﾞｲﾄﾞ', 'ガイド'],
  ['e\u0301', 'é'],
  ['ﬁnance ①', 'finance 1'],
  ['re\u200Bfund', 'refund'],
  ['葛\u{E0100}城', '葛城'],
  ['\u1112\u1161\u11AB', '한'],
  ['İΣς', 'iσσ'],
])('%j is compared as %j', (written, compared) => {
  expect(foldText(written)).toBe(compared)
})

test('30 marks of a character count, as Unicode has it', () => {
  const marked = (count: number, last: string) => `a${'\u0327'.repeat(count)}${last}b`
  expect(foldText(marked(29, '\u0302'))).not.toBe(foldText(marked(29, '\u0303')))
  expect(foldText(marked(30, '\u0302'))).toBe(foldText(marked(30, '\u0303')))
})

test('a text is folded piece by piece as it is folded as a whole, and each piece has its positions', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { folded, ranges } = foldWithRanges(text)
      expect(folded).toBe(foldText(text))
      expect(ranges?.length).toBe(folded.length)
      for (const [index, { begin, end }] of (ranges ?? []).entries())
        expect(foldText(text.slice(begin, end))).toContain(folded[index])
    }),
    { numRuns: 500 },
  )
})
