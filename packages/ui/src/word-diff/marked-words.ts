import { diffArrays } from 'diff'

/** A piece of text; marked when the other side does not have it. */
export type MarkedText = { text: string; isMarked: boolean }
export type MarkedPair = { before: MarkedText[]; after: MarkedText[] }
/** A piece of a changed text; what was removed is before what was added instead of it. */
export type ChangedText = { text: string; change: 'none' | 'removed' | 'added' }

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
  const pieces = diffWords(before, after)
  if (pieces === null) return { before: wholeText(before), after: wholeText(after) }
  return {
    before: joinMarks(
      pieces
        .filter(({ change }) => change !== 'added')
        .map(({ text, change }) => ({ text, isMarked: change === 'removed' })),
    ),
    after: joinMarks(
      pieces
        .filter(({ change }) => change !== 'removed')
        .map(({ text, change }) => ({ text, isMarked: change === 'added' })),
    ),
  }
}

/**
 * Both texts as one, with the words that were removed and added. Where `markWords` marks nothing because the whole
 * text changed, all of the text before is removed and all of the text after added.
 */
export function mergeWords(before: string, after: string): ChangedText[] {
  if (before === after) return ofText(before, 'none')
  const pieces = diffWords(before, after)
  return pieces === null ? [...ofText(before, 'removed'), ...ofText(after, 'added')] : joinChanges(pieces)
}

/** Null where the whole text changed, or it is too long to compare. */
function diffWords(before: string, after: string): ChangedText[] | null {
  if (before.length > MAX_MARKED_CHARACTERS || after.length > MAX_MARKED_CHARACTERS) return null
  const parts = diffArrays(tokens(before), tokens(after), { maxEditLength: MAX_WORD_EDITS })
  if (parts === undefined) return null
  const isRelated = parts.some(({ added, removed, value }) => !added && !removed && value.some(isWord))
  if (!isRelated) return null
  return parts.map(({ value, added, removed }) => ({
    text: value.join(''),
    change: removed ? 'removed' : added ? 'added' : 'none',
  }))
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

function ofText(text: string, change: ChangedText['change']): ChangedText[] {
  return text === '' ? [] : [{ text, change }]
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

/** A change and the text after it that both sides have. */
type Hunk = { removed: string; added: string; none: string }

/** Blanks between two changed words are changed with them, for the same reason. */
function joinChanges(pieces: readonly ChangedText[]): ChangedText[] {
  const hunks: Hunk[] = []
  for (const hunk of toHunks(pieces)) {
    const last = hunks.at(-1)
    const joined = last !== undefined && last.none.trim() === '' ? joinHunks(last, hunk) : null
    if (joined === null) hunks.push(hunk)
    else hunks[hunks.length - 1] = joined
  }
  return hunks.flatMap(({ removed, added, none }) => [
    ...ofText(removed, 'removed'),
    ...ofText(added, 'added'),
    ...ofText(none, 'none'),
  ])
}

function toHunks(pieces: readonly ChangedText[]): Hunk[] {
  const hunks: Hunk[] = []
  for (const { text, change } of pieces) {
    const last = hunks.at(-1)
    if (last !== undefined && last.none === '') last[change] += text
    else hunks.push({ removed: '', added: '', none: '', [change]: text })
  }
  return hunks
}

/** Two changes with only blanks between them as one; null where either side would read differently. */
function joinHunks(first: Hunk, next: Hunk): Hunk | null {
  if (!isReplaced(first)) return null
  const { none: blank } = first
  if (isReplaced(next))
    return {
      removed: first.removed + blank + next.removed,
      added: first.added + blank + next.added,
      none: next.none,
    }
  // "old" to "new", a blank and "short ": the blank after is the one that both sides have.
  const only = next.removed + next.added
  if (blank === '' || !only.endsWith(blank)) return null
  const moved = blank + only.slice(0, -blank.length)
  return {
    removed: first.removed + (next.removed === '' ? '' : moved),
    added: first.added + (next.added === '' ? '' : moved),
    none: blank + next.none,
  }
}

function isReplaced({ removed, added }: Hunk): boolean {
  return removed !== '' && added !== ''
}
