/** The person whose words are replaced, with row and column: where names are unique, their marks are unique, too. */
export type Mark = { person: number; row: number; column: string }

/** The most characters of a text that a person names something with. */
const MAX_NAME = 40
const ADDRESS = 'search'
const NAME = 'name'

/** The forms that a word has in the address of a page. */
export function encodedForms(word: string): string[] {
  return [encodeURIComponent(word), new URLSearchParams({ q: word }).toString().slice('q='.length)]
}

/**
 * Replaces each of the person's words in a value by the person's number; numbers, keys and everything else stay as they are.
 */
export function withoutWords(value: unknown, words: readonly string[], mark: Mark): unknown {
  if (typeof value === 'string') return cleanText(value, words, mark)
  if (Array.isArray(value)) return value.map((one) => withoutWords(one, words, mark))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [key, withoutWords(one, words, mark)]),
  )
}

function cleanText(text: string, words: readonly string[], { person, row, column }: Mark): string {
  const number = column === NAME ? `#${person}-${row}` : `#${person}`
  const isAddress = column === ADDRESS
  const forms = isAddress ? words.flatMap((word) => [word, ...encodedForms(word)]) : words
  // The longest first: a nickname may be a part of the name.
  const pattern = [...new Set(forms)]
    .toSorted((a, b) => b.length - a.length)
    .map(wholeWord)
    .join('|')
  const cleaned = text.replace(new RegExp(pattern, 'giu'), isAddress ? encodeURIComponent(number) : number)
  return column === NAME && cleaned.length > MAX_NAME ? number : cleaned
}

const LETTER = '[A-Za-z0-9]'
/** A letter before the word, unless it ends an escape of an address, such as `%20`. */
const NO_LETTER_BEFORE = `(?<!(?<!%[0-9A-Fa-f]?)${LETTER})`

/** `Ann` is no part of `Annual`; where words have no spaces between them, such as in Chinese, it is found within others. */
function wholeWord(word: string): string {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  const isLetter = (letter: string) => /^[a-z0-9]$/i.test(letter)
  return [
    isLetter(word.slice(0, 1)) ? NO_LETTER_BEFORE : '',
    escaped,
    isLetter(word.slice(-1)) ? `(?!${LETTER})` : '',
  ].join('')
}
