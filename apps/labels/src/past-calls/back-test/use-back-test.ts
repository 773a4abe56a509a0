import { label, type BodyOf } from '@console/contracts'
import { useHttpClient } from '@console/sub-app'
import { isSameValue } from '@console/ui'
import { useEffect, useRef, useState } from 'react'
import { addSlice, NO_TOTALS, type Totals } from '../model/totals.ts'

type SentLabel = BodyOf<typeof label.backTest>['label']

export type BackTestRun = {
  state: 'running' | 'done' | 'stopped' | 'failed'
  sent: SentLabel
  days: number
  totals: Totals
  /** Where the next slice begins; null before the first and after the last. */
  cursor: string | null
  /** Of the days, from 0 to 1. */
  progress: number
  error: Error | null
}

/** Judges the calls of the last days slice after slice. A run that was stopped, or failed, goes on where it ended. */
export function useBackTest() {
  const client = useHttpClient()
  const [run, setRun] = useState<BackTestRun | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function proceed(from: BackTestRun): Promise<void> {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    let now: BackTestRun = { ...from, state: 'running', error: null }
    setRun(now)
    while (now.state === 'running') {
      const { sent, days, cursor } = now
      try {
        const body = { label: sent, days, cursor }
        // oxlint-disable-next-line no-await-in-loop -- a slice begins where the one before it ended
        const slice = await client.send(label.backTest, { body, signal, isQuiet: true })
        now = afterSlice(now, slice)
      } catch (error) {
        now = { ...now, state: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
      }
      if (signal.aborted) return
      setRun(now)
    }
  }

  return {
    run,
    start: (sent: SentLabel, days: number) =>
      void proceed({
        state: 'running',
        sent,
        days,
        totals: NO_TOTALS,
        cursor: null,
        progress: 0,
        error: null,
      }),
    /** Goes on after a stop or a failure. */
    proceed: () => {
      if (run !== null) void proceed(run)
    },
    stop: () => {
      running.current?.abort()
      setRun((now) => now && { ...now, state: 'stopped' })
    },
  }
}

function afterSlice(run: BackTestRun, slice: label.BackTest): BackTestRun {
  const { cursor, progress } = slice
  return {
    ...run,
    totals: addSlice(run.totals, slice),
    cursor,
    progress: cursor === null ? 1 : progress,
    state: cursor === null ? 'done' : 'running',
  }
}

/** Whether the rule, or which calls it judges, has changed since the run. */
export function isOutdated({ sent }: BackTestRun, draft: label.LabelDraft | null): boolean {
  if (draft === null) return true
  const { rule, triggerAt, bizTypeId } = draft
  return !isSameValue({ rule, triggerAt, bizTypeId }, pick(sent))
}

function pick({ rule, triggerAt, bizTypeId }: SentLabel) {
  return { rule, triggerAt, bizTypeId }
}
