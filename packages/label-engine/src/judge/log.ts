import type { CallFacts, Role, Sentence } from '../conversation.ts'
import { countWords } from '../words/count-words.ts'
import { FoldedText } from '../words/folded-text.ts'

/** Known sentences of one role; its own sentences are counted by ordinals from 0. */
type SentencesOfRole = {
  /** Ordinal → sentence. */
  sentences: number[]
  /** Sentence → how many of the role are before it; one more than there are sentences. */
  before: number[]
  /** Ordinal → how many stretches, sentences of the role that follow each other directly, begin up to it. */
  stretches: number[]
}

const noSentences = (): SentencesOfRole => ({ sentences: [], before: [0], stretches: [] })

/** The sentences of one call as they come, with what all labels need of them computed once. */
export class ConversationLog {
  readonly sentences: Sentence[] = []
  readonly facts: CallFacts
  readonly #roles: readonly [SentencesOfRole, SentencesOfRole] = [noSentences(), noSentences()]
  readonly #folded: FoldedText[] = []
  readonly #wordCounts: number[] = []

  constructor(facts: CallFacts, sentences: readonly Sentence[] = []) {
    this.facts = facts
    for (const sentence of sentences) this.add(sentence)
  }

  /** Returns the number of the sentence. */
  add(sentence: Sentence): number {
    const index = this.sentences.push(sentence) - 1
    const own = this.#roles[sentence.role]
    const isFirstOfStretch = this.sentences[index - 1]?.role !== sentence.role
    own.stretches.push((own.stretches.at(-1) ?? 0) + (isFirstOfStretch ? 1 : 0))
    own.sentences.push(index)
    for (const { before, sentences } of this.#roles) before.push(sentences.length)
    return index
  }

  /** Sentences of a role among the first `length`. */
  countOf(role: Role, length: number): number {
    return this.#roles[role].before[length] ?? 0
  }

  /** The sentence that is the role's `ordinal`th, from 0. */
  sentenceAt(role: Role, ordinal: number): number {
    return this.#roles[role].sentences[ordinal] ?? -1
  }

  stretchesUpTo(role: Role, ordinal: number): number {
    return this.#roles[role].stretches[ordinal] ?? 0
  }

  wordsOf(index: number): string {
    return this.sentences[index]?.words ?? ''
  }

  foldedOf(index: number): FoldedText {
    return (this.#folded[index] ??= new FoldedText(this.wordsOf(index)))
  }

  wordCountOf(index: number): number {
    return (this.#wordCounts[index] ??= countWords(this.wordsOf(index)))
  }

  /** Duration of a sentence; null while its end is not known, or where it has no duration. */
  durationMsOf(index: number): number | null {
    const sentence = this.sentences[index]
    if (!sentence || sentence.endMs === null) return null
    const durationMs = sentence.endMs - sentence.beginMs
    return durationMs > 0 ? durationMs : null
  }

  /** Silence directly before a sentence; null where there is none before it, or the end of that is not known. */
  silenceMsBefore(index: number): number | null {
    const endMs = this.sentences[index - 1]?.endMs ?? null
    const beginMs = this.sentences[index]?.beginMs
    return endMs === null || beginMs === undefined ? null : beginMs - endMs
  }
}
