import { wordsOfText } from '../model/words-text.ts'
import type { WordListValues } from './use-word-list-checks.ts'

export function toWordListBody({ name, words }: WordListValues) {
  return { name, words: wordsOfText(words).words }
}
