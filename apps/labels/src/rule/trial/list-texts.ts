import type { IntlShape } from 'react-intl'

/** Sentences that are named in one line; more only make it longer. */
const NAMED_SENTENCES = 12
/** Between numbers. Punctuation is no text of the messages. */
const COMMA = { en: ', ', zh: '、' }

/** Numbers of sentences from 1, as they are shown. */
export function numbersText(intl: IntlShape, sentences: readonly number[]): string {
  const named = sentences.slice(0, NAMED_SENTENCES).map((sentence) => String(sentence + 1))
  const text = named.join(COMMA[intl.locale.startsWith('zh') ? 'zh' : 'en'])
  return sentences.length > named.length ? `${text} …` : text
}

/** British, as the texts are: without a comma before "and". */
export function listText({ locale }: IntlShape, items: readonly string[]): string {
  return new Intl.ListFormat(locale.startsWith('zh') ? 'zh' : 'en-GB', { type: 'conjunction' }).format(items)
}
