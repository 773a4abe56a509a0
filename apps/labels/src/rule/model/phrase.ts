import type { RuleMessageId } from '../texts.ts'

/** A part of a sentence: a text of the messages with what is filled into it, which can be phrases again. */
export type Phrase = { id: RuleMessageId; values?: Readonly<Record<string, PhraseValue>> }
export type PhraseValue =
  | string
  | number
  | Phrase
  /** Words as they are said, quoted and joined, and any or all words of some lists; null: a list that no longer exists. */
  | { words: readonly string[]; lists: readonly (string | null)[]; join: 'and' | 'or' }
  /** A letter of another condition. */
  | { letter: string }

/** Sign for a value that is not filled in yet. */
export const GAP = '…'
