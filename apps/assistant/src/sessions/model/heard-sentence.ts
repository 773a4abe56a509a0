import type { Sentence } from '../../base/model/conversation.ts'

/** The sentence at a playback position in milliseconds: the last that has started. */
export function heardSentence(ofCall: readonly Sentence[], atMs: number): Sentence | null {
  let heard: Sentence | null = null
  for (const sentence of ofCall)
    if (sentence.atMs <= atMs && (heard === null || sentence.atMs >= heard.atMs)) heard = sentence
  return heard
}
