import { wordList } from '@console/contracts'
import { useIntl } from 'react-intl'
import { isWrong, wordsOfText } from '../model/words-text.ts'
import { usePassedText } from '../use-passed-text.ts'

/** `words` is the text in which they are typed, one a line. */
export type WordListValues = { name: string; words: string }

/** Checks a list. Blank and repeated lines are no problem: they are left out. */
export function useWordListChecks() {
  const { formatMessage } = useIntl()
  const passedText = usePassedText()
  const { MAX_LIST_WORDS, MAX_LIST_NAME, WORD_LIST_REFUSALS } = wordList
  return {
    hints: {
      name: formatMessage({ id: 'wordList.name.hint' }, { max: MAX_LIST_NAME }),
      words: formatMessage({ id: 'wordList.words.hint' }),
    },
    refusedFields: { [WORD_LIST_REFUSALS.nameTaken]: 'name' } as const,
    checkTyped: ({ words: text }: WordListValues): { words?: string } => {
      const { words, passed } = wordsOfText(text)
      const wrong = passed.find(isWrong)
      if (wrong !== undefined) return { words: passedText(wrong) }
      const n = words.length
      return n > MAX_LIST_WORDS
        ? { words: formatMessage({ id: 'wordList.words.tooMany' }, { n, max: MAX_LIST_WORDS }) }
        : {}
    },
  }
}

export function toWordListBody({ name, words }: WordListValues) {
  return { name, words: wordsOfText(words).words }
}
