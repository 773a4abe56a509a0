import { expect, test } from 'vitest'
import { markedPieces } from './marked-words.ts'

const mark = (lambda: string, begin: number, end: number) => ({
  lambda,
  evidence: [{ sentence: 0, begin, end }],
})

test('a sentence without marks is one piece', () => {
  expect(markedPieces('hello', 0, [])).toEqual([{ begin: 0, text: 'hello', letters: [], ending: [] }])
})

test('marks that overlap cut each other, the shorter one inside', () => {
  expect(markedPieces('within fifteen days, but', 0, [mark('B', 0, 24), mark('C', 7, 19)])).toEqual([
    { begin: 0, text: 'within ', letters: ['B'], ending: [] },
    { begin: 7, text: 'fifteen days', letters: ['C', 'B'], ending: ['C'] },
    { begin: 19, text: ', but', letters: ['B'], ending: ['B'] },
  ])
})

test('two letters may mark the same words', () => {
  expect(markedPieces('cancel', 0, [mark('A', 0, 6), mark('B', 0, 6)])).toEqual([
    { begin: 0, text: 'cancel', letters: ['A', 'B'], ending: ['A', 'B'] },
  ])
})

test('marks of other sentences mark nothing', () => {
  expect(markedPieces('ab', 1, [mark('A', 0, 2)])).toEqual([
    { begin: 0, text: 'ab', letters: [], ending: [] },
  ])
})

test('of a letter the first 20 marks of a sentence are drawn', () => {
  const evidence = Array.from({ length: 21 }, (_, index) => ({
    sentence: 0,
    begin: index * 2,
    end: index * 2 + 1,
  }))
  const pieces = markedPieces('a-'.repeat(21), 0, [{ lambda: 'A', evidence }])
  expect(pieces.filter(({ letters }) => letters.length > 0).map(({ begin }) => begin)).toEqual(
    evidence.slice(0, 20).map(({ begin }) => begin),
  )
})
