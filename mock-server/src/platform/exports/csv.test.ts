import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvHead, csvText } from './csv.ts'

test('a cell that a spreadsheet would run gets an apostrophe before it', () => {
  for (const first of ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']) {
    const text = csvText([[`${first}1+1`]])
    expect(text.replace(/^"/, '').startsWith(`'${first}`)).toBe(true)
  }
})

test('no cell of any text begins like a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (cell) => {
      expect(csvText([[cell]]).replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
    }),
  )
})

test('commas, quotes and line ends stay inside their cell', () => {
  expect(csvText([['a,b', 'say "yes"', 'two\nlines', '']])).toBe('"a,b","say ""yes""","two\nlines",""\r\n')
})

test('a file begins with the mark by which spreadsheets know UTF-8', () => {
  expect(csvHead(['操作时间', 'B'])).toBe('\uFEFF"操作时间","B"\r\n')
})
