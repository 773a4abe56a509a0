import { expect, test } from 'vitest'
import { addWords, isWrong, wordsOfText } from './words-text.ts'

const long = 'x'.repeat(100)

test('a text has a word for each line or cell of a spreadsheet, and other lines are listed with their numbers', () => {
  const { words, passed } = wordsOfText(
    `cancel\r\n\n Refund \tquit, now\nREFUND\n${long}\n${long}x\na\u0007b\n\n`,
  )
  expect(words).toEqual(['cancel', 'Refund', 'quit, now', long])
  expect(passed).toEqual([
    { line: 2, text: '', kind: 'blank' },
    { line: 4, text: 'REFUND', kind: 'repeated', of: 3 },
    { line: 6, text: `${long}x`, kind: 'tooLong' },
    { line: 7, text: 'a\u0007b', kind: 'badText' },
  ])
  expect(passed.filter(isWrong).map(({ line }) => line)).toEqual([6, 7])
})

test('words of a file are added below, but for those that the text has', () => {
  expect(addWords('cancel\n', ['quit', 'CANCEL', '退款'])).toEqual({ text: 'cancel\nquit\n退款', known: 1 })
  expect(addWords(' ', ['quit'])).toEqual({ text: 'quit', known: 0 })
})

test('100,000 characters are read, and a longer text is wrong as a whole and stays as it is', () => {
  expect(wordsOfText('a\n'.repeat(49_999) + 'bb').words).toEqual(['a', 'bb'])
  const { words, passed } = wordsOfText('a\n'.repeat(49_999) + 'bbb')
  expect(words).toEqual([])
  expect(passed.map(({ line, kind }) => [line, kind])).toEqual([[1, 'tooLong']])
  expect(passed.filter(isWrong)).toHaveLength(1)
})
