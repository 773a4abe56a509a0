import type { label } from '@console/contracts'
import { isSameValue } from '@console/ui'
import { useBackTestSlice } from '../../queries/past-calls.ts'
import { addSlice, NO_TOTALS, type Totals } from '../model/totals.ts'
import { afterSlice, FIRST_SLICE, useSlicedRun, type SlicedRun } from '../use-sliced-run.ts'

type SentLabel = label.LabelDraft & { id: number }

/** `progress` is the share of the days. */
export type BackTestRun = SlicedRun & { sent: SentLabel; days: number; totals: Totals }

/** Judges the calls of the last days slice after slice. */
export function useBackTest() {
  const send = useBackTestSlice()
  const { start, ...test } = useSlicedRun<BackTestRun>(async (run, signal) => {
    const { sent, days, cursor } = run
    const body = { label: sent, days, cursor }
    const slice = await send(body, signal)
    return { ...run, ...afterSlice(slice), totals: addSlice(run.totals, slice) }
  })
  return {
    ...test,
    start: (sent: SentLabel, days: number) => start({ ...FIRST_SLICE, sent, days, totals: NO_TOTALS }),
  }
}

/** True if the rule, or the choice of calls that it judges, has changed since the run. */
export function isOutdated({ sent }: BackTestRun, draft: label.LabelDraft | null): boolean {
  if (draft === null) return true
  const { rule, triggerAt, bizTypeId } = draft
  return !isSameValue({ rule, triggerAt, bizTypeId }, pick(sent))
}

function pick({ rule, triggerAt, bizTypeId }: SentLabel) {
  return { rule, triggerAt, bizTypeId }
}
