import { label } from '@console/contracts'
import { repeated, testGrowth, type Reader } from '@console/testing/growth'
import { addKeywords } from './rule/model/keywords.ts'
import { readConversation } from './rule/trial/model/conversation-text.ts'
import { markedPieces } from './rule/trial/model/marked-words.ts'
import { wordsOfText } from './word-lists/model/words-text.ts'

const numbers = (length: number, between: string) =>
  Array.from({ length: Math.floor(length / 7) }, (_, index) => `w${index}`).join(between)

/** Marks of 50 conditions. */
const marksOf = (length: number) =>
  Array.from({ length: 50 }, (_, letter) => ({
    lambda: String(letter),
    evidence: Array.from({ length: Math.floor(length / 50) }, (_item, index) => ({
      sentence: 0,
      begin: index * 50 + letter,
      end: index * 50 + letter + 1,
    })),
  }))

const readers: Reader[] = [
  ['sentences', 1_000_000, (length) => readConversation(repeated('Agent: a\n')(length))],
  ['lines that nobody says', 1_000_000, (length) => readConversation(repeated('x\n')(length))],
  ['times', 1_000_000, (length) => readConversation(`[${repeated('1:')(length)}`)],
  ['blanks behind a time', 1_000_000, (length) => readConversation(`0:05${' '.repeat(length)}x`)],
  ['words', 1_000_000, (length) => wordsOfText(numbers(length, '\n'))],
  ['words that come again', 1_000_000, (length) => wordsOfText(repeated('a\n')(length))],
  ['cells', 1_000_000, (length) => wordsOfText(repeated('\t')(length))],
  ['keywords', 1_000_000, (length) => addKeywords([], numbers(length, ','))],
  ['marks in a sentence', 10_000, (length) => markedPieces('a-'.repeat(length), 0, marksOf(length))],
  ['parameters of a condition', 1_000_000, (length) => label.readParam(1, repeated('[')(length))],
]

testGrowth(readers)
