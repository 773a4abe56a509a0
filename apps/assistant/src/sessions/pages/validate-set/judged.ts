import type { sessionRecord } from '@console/contracts'
import type { Sentence } from '../../../base/model/conversation.ts'

/** 1 a question of the knowledge, 2 a quality rule. */
export type LabelType = 1 | 2
/** 1 correct, 2 missed, 3 wrong (DSET-Q2). */
export type Option = 1 | 2 | 3
export const MISSED: Option = 2

/** The item in the link. */
export type LinkedLabel = { labelID: number | null; labelType: LabelType | null }

/** A sentence has a correct or wrong hit; a missed hit belongs to the session as a whole. */
export function optionsFor(sentence: Sentence | null): readonly [Option, ...Option[]] {
  return sentence === null ? [MISSED] : [1, 3]
}

type Judged = { sentence: Sentence | null; labelType: LabelType; labelID: number | null }

/** The earlier verdict on the same item. */
export function judgementFor(
  judgements: readonly sessionRecord.Judgement[],
  { sentence, labelType, labelID }: Judged,
): sessionRecord.Judgement | undefined {
  return judgements.find(
    (one) =>
      one.labelType === labelType &&
      one.labelID === labelID &&
      one.voiceId === (sentence?.callId ?? null) &&
      one.index === (sentence?.seq ?? null),
  )
}
