import { label } from '@console/contracts'
import type { DetectedHit, DetectableLabel, JudgedCall } from '../label-detection/public.ts'
import type { Verdict } from './verdict.ts'

/**
 * What a verdict means for a call: of a label that looks at the conversation one hit, at the last sentence that shows it; of
 * one that looks at each sentence, each that does. Their words are the evidence, of no letter.
 */
export function promptHits(found: DetectableLabel, call: JudgedCall, verdict: Verdict): DetectedHit[] {
  if (!verdict.hit) return []
  const sentences = verdict.sentences.flatMap((index) => {
    const said = call.said[index]
    const words = call.conversation.sentences[index]?.words
    return said && words !== undefined ? [{ ...said, words }] : []
  })
  const hitAt = (at: Date | undefined): Date => at ?? call.endedAt ?? call.said.at(-1)?.at ?? new Date(0)
  const toEvidence = ({ seq, words }: { seq: number; words: string }) => ({
    lambda: '',
    seq,
    begin: 0,
    end: words.length,
  })
  if (found.rule.useContext === label.USE_CONTEXT.sentence)
    return sentences.map((sentence) => ({
      label: found,
      call,
      hitAt: sentence.at,
      evidence: [toEvidence(sentence)],
    }))
  return [{ label: found, call, hitAt: hitAt(sentences.at(-1)?.at), evidence: sentences.map(toEvidence) }]
}
