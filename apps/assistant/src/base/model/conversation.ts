import { SECOND_MS, type sessionRecord } from '@console/contracts'
import { minutesText } from '@console/ui/time'

export type Sentence = sessionRecord.Utterance & {
  key: string
  violations: readonly sessionRecord.ViolationHit[]
  labels: readonly sessionRecord.LabelHit[]
  /**
   * Words that conditions of labels found in this sentence, for its own hits and for hits that also needed other sentences.
   */
  found: readonly FoundWords[]
}

type FoundWords = { labelName: string; lambda: string; begin: number; end: number }

export const toUtteranceKey = (callId: string, seq: number): string => `${callId}/${seq}`

type Hits = Pick<sessionRecord.SessionDetail, 'violations' | 'labels'>

/** The transcript, each sentence with its hits. */
export function toSentences(
  utterances: readonly sessionRecord.Utterance[],
  { violations, labels }: Hits,
): Sentence[] {
  const violationsAt = Map.groupBy(violations, sentenceKey)
  const labelsAt = Map.groupBy(labels, sentenceKey)
  const foundAt = Map.groupBy(labels.flatMap(foundWords), ({ key }) => key)
  return utterances.map((utterance) => {
    const key = toUtteranceKey(utterance.callId, utterance.seq)
    return {
      ...utterance,
      key,
      violations: violationsAt.get(key) ?? [],
      labels: labelsAt.get(key) ?? [],
      found: foundAt.get(key) ?? [],
    }
  })
}

function foundWords({
  callId,
  labelName,
  evidence,
}: sessionRecord.LabelHit): (FoundWords & { key: string })[] {
  if (callId === null) return []
  return evidence.map(({ seq, ...words }) => ({ ...words, labelName, key: toUtteranceKey(callId, seq) }))
}

function sentenceKey({ callId, seq }: { callId: string | null; seq: number | null }): string | null {
  return callId === null || seq === null ? null : toUtteranceKey(callId, seq)
}

/** Milliseconds within a call as `M:SS`. */
export function clockText(milliseconds: number): string {
  return minutesText(milliseconds / SECOND_MS)
}

/** The sentence at a playback position in milliseconds: the last that has started. */
export function heardSentence(ofCall: readonly Sentence[], atMs: number): Sentence | null {
  let heard: Sentence | null = null
  for (const sentence of ofCall)
    if (sentence.atMs <= atMs && (heard === null || sentence.atMs >= heard.atMs)) heard = sentence
  return heard
}
