import type { labelJudgement, sessionRecord } from '@console/contracts'

export type JudgedLabel = {
  labelId: number
  name: string
  /** When it was found; empty where it was not. */
  hitAt: readonly number[]
  judgement: labelJudgement.LabelJudgement | null
}

/** The labels that were found in a session, each once, and after them those that were judged without a hit. */
export function judgedLabels(
  hits: readonly sessionRecord.LabelHit[],
  judgements: readonly labelJudgement.LabelJudgement[],
): JudgedLabel[] {
  const byLabel = Map.groupBy(hits, ({ labelId }) => labelId)
  const found = [...byLabel].map(([labelId, ones]) => ({
    labelId,
    name: ones[0]?.labelName ?? '',
    hitAt: ones.map(({ hitAt }) => hitAt),
    judgement: judgements.find((one) => one.labelId === labelId) ?? null,
  }))
  const others = judgements
    .filter(({ labelId }) => !byLabel.has(labelId))
    .map((judgement) => ({ labelId: judgement.labelId, name: judgement.labelName, hitAt: [], judgement }))
  return [...found, ...others]
}
