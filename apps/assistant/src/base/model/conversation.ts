import type { sessionRecord } from '@console/contracts'

export type Sentence = sessionRecord.Utterance & {
  key: string
  violations: readonly sessionRecord.ViolationHit[]
  labels: readonly sessionRecord.LabelHit[]
  /**
   * Words that conditions of labels found in this sentence, for its own hits and for hits that also needed other sentences.
   */
  found: readonly FoundWords[]
}
export type FoundWords = { labelName: string; lambda: string; begin: number; end: number }

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
