import type { sessionRecord } from '@console/contracts'

export type Sentence = sessionRecord.Utterance & {
  key: string
  violations: readonly sessionRecord.ViolationHit[]
  labels: readonly sessionRecord.LabelHit[]
}

export const keyOf = (callId: string, seq: number): string => `${callId}/${seq}`

type Hits = Pick<sessionRecord.SessionDetail, 'violations' | 'labels'>

/** The transcript, each sentence with its hits. */
export function toSentences(
  utterances: readonly sessionRecord.Utterance[],
  { violations, labels }: Hits,
): Sentence[] {
  const violationsAt = Map.groupBy(violations, sentenceKey)
  const labelsAt = Map.groupBy(labels, sentenceKey)
  return utterances.map((utterance) => {
    const key = keyOf(utterance.callId, utterance.seq)
    return { ...utterance, key, violations: violationsAt.get(key) ?? [], labels: labelsAt.get(key) ?? [] }
  })
}

function sentenceKey({ callId, seq }: { callId: string | null; seq: number | null }): string | null {
  return callId === null || seq === null ? null : keyOf(callId, seq)
}
