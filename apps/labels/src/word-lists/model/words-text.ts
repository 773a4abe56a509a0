import { foldText, withoutHiddenMarks, wordList } from '@console/contracts'

/** A line, or a part of it, that is not used as a word; `of` is the line that it repeats. */
export type PassedLine = { line: number; text: string } & (
  | { kind: 'blank' | 'tooLong' | 'badText' }
  | { kind: 'repeated'; of: number }
)
type WordsOfText = { words: string[]; passed: PassedLine[] }

/** Longer texts are not read: a full list has a fifth of it. */
export const MAX_TEXT_CHARACTERS = 100_000
/** Characters that are shown of a text that is not read. */
const SHOWN_CHARACTERS = 40
/** Separator of the cells in text pasted from a spreadsheet; other words are divided by lines. */
const CELLS = '\t'

/** The words of a text, one per line, and the lines that are passed over, by their numbers. */
export function wordsOfText(text: string): WordsOfText {
  const lineOf = new Map<string, number>()
  const words: string[] = []
  const passed: PassedLine[] = []
  if (text.length > MAX_TEXT_CHARACTERS)
    return { words, passed: [{ line: 1, text: text.slice(0, SHOWN_CHARACTERS), kind: 'tooLong' }] }
  for (const [index, line] of text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .entries()) {
    const number = index + 1
    if (line.trim() === '') passed.push({ line: number, text: '', kind: 'blank' })
    for (const word of line.split(CELLS).map((cell) => withoutHiddenMarks(cell).trim())) {
      if (word === '') continue
      const folded = foldText(word)
      const of = lineOf.get(folded)
      if (word.length > wordList.MAX_WORD_CHARACTERS)
        passed.push({ line: number, text: word, kind: 'tooLong' })
      else if (of !== undefined) passed.push({ line: number, text: word, kind: 'repeated', of })
      else if (!wordList.word.safeParse(word).success)
        passed.push({ line: number, text: word, kind: 'badText' })
      else {
        lineOf.set(folded, number)
        words.push(word)
      }
    }
  }
  return { words, passed }
}

/** Lines that have to be corrected; blank and repeated ones are left out when the list is saved. */
export function isWrong({ kind }: PassedLine): boolean {
  return kind === 'tooLong' || kind === 'badText'
}

/** The text with more words at its end; those that it has already are counted. */
export function addWords(text: string, more: readonly string[]): { text: string; known: number } {
  const known = new Set(wordsOfText(text).words.map(foldText))
  const added = more.filter((word) => !known.has(foldText(word)))
  const before = text.trimEnd()
  return {
    text: [...(before === '' ? [] : [before]), ...added].join('\n'),
    known: more.length - added.length,
  }
}
