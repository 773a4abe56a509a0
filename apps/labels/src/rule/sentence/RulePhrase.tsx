import { useIntl } from 'react-intl'
import type { Phrase } from '../model/phrase.ts'
import { renderPhrase } from './render-phrase.tsx'

/** A phrase in the language of the page, underlined in the colour of its letter. */
export function RulePhrase({ phrase, letter }: { phrase: Phrase; letter: string | null }) {
  return renderPhrase(useIntl(), phrase, letter)
}
