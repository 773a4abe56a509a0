import { label } from '@console/contracts'

export type Speaker = (typeof label.ROLE)[keyof typeof label.ROLE]
/** A sentence with its index in the conversation, from 0. */
export type Sentence = { readonly index: number; readonly role: Speaker; readonly words: string }

/** Characters of one sentence; nobody reads a longer one. */
const MAX_SENTENCE_CHARACTERS = label.MAX_LINE_CHARACTERS
/** Characters of all sentences together: the newest. */
export const MAX_CONVERSATION_CHARACTERS = 100_000

/** The sentences that a rule looks at; its range counts from 0, and negative bounds from the end (-1 is the last). */
export function sentencesInRange(
  { checkRangeType, checkRangeBegin, checkRangeEnd }: label.Rule,
  sentences: readonly Sentence[],
): readonly Sentence[] {
  if (checkRangeType === label.CHECK_RANGE.full) return sentences
  const fromStart = (bound: number) => (bound < 0 ? sentences.length + bound : bound)
  const begin = fromStart(checkRangeBegin ?? 0)
  const end = fromStart(checkRangeEnd ?? -1)
  return sentences.filter((_, index) => index >= begin && index <= end)
}

/** The newest sentences that are sent together, each no longer than allowed. */
export function sentSentences(sentences: readonly Sentence[]): readonly Sentence[] {
  const sent: Sentence[] = []
  let characters = 0
  for (const sentence of sentences.toReversed()) {
    const words = sentence.words.slice(0, MAX_SENTENCE_CHARACTERS)
    characters += words.length
    if (characters > MAX_CONVERSATION_CHARACTERS) break
    sent.unshift({ ...sentence, words })
  }
  return sent
}

/**
 * The sentences as a JSON array and nothing else. Within the words, every character is escaped that could end the array, or
 * that templates of models mark roles, code and instructions with (`<|im_start|>`, `[INST]`, `###`): a model reads the
 * words, but no marker is left in the text. Halves of characters are escaped, too.
 */
export function conversationData(sentences: readonly Sentence[]): string {
  const items = sentences.map(
    ({ index, role, words }) =>
      `{"index":${index},"speaker":"${role === label.ROLE.agent ? 'agent' : 'customer'}","words":${escaped(words)}}`,
  )
  return `[${items.join(',\n')}]`
}

/** The characters that JSON itself does not escape. */
const MARKERS = /[<>[\]{}|`#\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\uff5c]/g

function escaped(words: string): string {
  return JSON.stringify(words).replace(
    MARKERS,
    (marker) => String.raw`\u` + marker.charCodeAt(0).toString(16).padStart(4, '0'),
  )
}
