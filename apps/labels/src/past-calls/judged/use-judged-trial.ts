import type { judgedLabel, label } from '@console/contracts'
import { useJudgedTrialSlice } from '../../queries/past-calls.ts'
import { afterSlice, FIRST_SLICE, useSlicedRun, type SlicedRun } from '../use-sliced-run.ts'

export type JudgedRun = SlicedRun & {
  sent: label.LabelDraft
  sessions: judgedLabel.TriedSession[]
  withoutWords: number
}

/** Tries a rule on the judged sessions slice after slice. */
export function useJudgedTrial(labelId: number) {
  const send = useJudgedTrialSlice()
  const { start, ...trial } = useSlicedRun<JudgedRun>(async (run, signal) => {
    const body = { label: { ...run.sent, id: labelId }, cursor: run.cursor }
    const slice = await send(body, signal)
    return {
      ...run,
      ...afterSlice(slice),
      sessions: [...run.sessions, ...slice.sessions],
      withoutWords: run.withoutWords + slice.withoutWords,
    }
  })
  return {
    ...trial,
    start: (sent: label.LabelDraft) => start({ ...FIRST_SLICE, sent, sessions: [], withoutWords: 0 }),
  }
}
