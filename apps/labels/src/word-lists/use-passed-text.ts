import { wordList } from '@console/contracts'
import { useIntl } from 'react-intl'
import type { PassedLine } from './model/words-text.ts'

const SHOWN_CHARACTERS = 40

/** Describes a line of a text or a file that is not used as a word, and the reason. */
export function usePassedText(): (passed: PassedLine | wordList.PassedCell) => string {
  const { formatMessage } = useIntl()
  return (passed) => {
    const { line, kind } = passed
    const text =
      passed.text.length > SHOWN_CHARACTERS ? `${passed.text.slice(0, SHOWN_CHARACTERS)}…` : passed.text
    switch (kind) {
      case 'blank':
        return formatMessage({ id: 'wordList.passed.blank' }, { line })
      case 'repeated':
        return 'of' in passed
          ? formatMessage({ id: 'wordList.passed.repeats' }, { line, text, of: passed.of })
          : formatMessage({ id: 'wordList.passed.repeated' }, { line, text })
      case 'tooLong':
        return formatMessage(
          { id: 'wordList.passed.tooLong' },
          { line, text, max: wordList.MAX_WORD_CHARACTERS },
        )
      case 'badText':
        return formatMessage({ id: 'wordList.passed.badText' }, { line, text })
      case 'formula':
        return formatMessage({ id: 'wordList.passed.formula' }, { line, text })
      case 'tooMany':
        return formatMessage({ id: 'wordList.passed.tooMany' }, { line, text, max: wordList.MAX_LIST_WORDS })
    }
  }
}
