import { diffArrays } from 'diff'

/** A piece of text; marked when the other side does not have it. */
export type MarkedText = { text: string; isMarked: boolean }
export type MarkedPair = { before: MarkedText[]; after: MarkedText[] }

/** Longer texts are marked as a whole. */
export const MAX_MARKED_CHARACTERS = 8000
/** Texts that differ by more words are marked as a whole. */
const MAX_WORD_EDITS = 400

/** Finds words in Latin and in Chinese text alike; the locale hardly affects word boundaries. */
const words = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The words in which two texts differ. Two texts without a common word get no marks: then the whole value changed, and
 * marking all of it is useless. The pieces of a side joined are that side's text.
 */
export function markWords(before: string, after: string): MarkedPair {
  const plain = { before: wholeText(before), after: wholeText(after) }
  if (before.length > MAX_MARKED_CHARACTERS || after.length > MAX_MARKED_CHARACTERS) return plain
  const parts = diffArrays(tokens(before), tokens(after), { maxEditLength: MAX_WORD_EDITS })
  if (parts === undefined) return plain
  const isRelated = parts.some(({ added, removed, value }) => !added && !removed && value.some(isWord))
  if (!isRelated) return plain
  const pieces = parts.map(({ value, added, removed }) => ({ text: value.join(''), added, removed }))
  return {
    before: joinMarks(
      pieces.filter(({ added }) => !added).map(({ text, removed }) => ({ text, isMarked: removed })),
    ),
    after: joinMarks(
      pieces.filter(({ removed }) => !removed).map(({ text, added }) => ({ text, isMarked: added })),
    ),
  }
}

function tokens(text: string): string[] {
  return Array.from(words.segment(text), ({ segment }) => segment)
}

function isWord(token: string): boolean {
  return /[\p{L}\p{N}]/u.test(token)
}

function wholeText(text: string): MarkedText[] {
  return text === '' ? [] : [{ text, isMarked: false }]
}

/** Blanks between two marks are marked with them: a phrase reads better than a row of single words. */
function joinMarks(pieces: MarkedText[]): MarkedText[] {
  const joined: MarkedText[] = []
  for (const [index, piece] of pieces.entries()) {
    const last = joined.at(-1)
    const isGap = last?.isMarked === true && piece.text.trim() === '' && pieces[index + 1]?.isMarked === true
    const isMarked = piece.isMarked || isGap
    if (last !== undefined && last.isMarked === isMarked) last.text += piece.text
    else joined.push({ text: piece.text, isMarked })
  }
  return joined
}
