import { judgedLabel, type label } from '@console/contracts'
import { useHttpClient } from '@console/sub-app'
import { useEffect, useRef, useState } from 'react'

export type JudgedRun = {
  sent: label.LabelDraft
  sessions: judgedLabel.TriedSession[]
  withoutWords: number
  /** Where the next slice begins; null before the first and after the last. */
  cursor: string | null
  progress: number
  state: 'running' | 'done' | 'stopped' | 'failed'
  error: Error | null
}

/** Tries a rule on the judged sessions slice after slice. A run that was stopped, or failed, goes on where it ended. */
export function useJudgedTrial(labelId: number) {
  const client = useHttpClient()
  const [run, setRun] = useState<JudgedRun | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function proceed(from: JudgedRun): Promise<void> {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    let now: JudgedRun = { ...from, state: 'running', error: null }
    setRun(now)
    while (now.state === 'running') {
      const body = { label: { ...now.sent, id: labelId }, cursor: now.cursor }
      try {
        // oxlint-disable-next-line no-await-in-loop -- a slice begins where the one before it ended
        const slice = await client.send(judgedLabel.tryRule, { body, signal, isQuiet: true })
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
    start: (sent: label.LabelDraft) =>
      void proceed({
        sent,
        sessions: [],
        withoutWords: 0,
        cursor: null,
        progress: 0,
        state: 'running',
        error: null,
      }),
    proceed: () => {
      if (run !== null) void proceed(run)
    },
    stop: () => {
      running.current?.abort()
      setRun((now) => now && { ...now, state: 'stopped' })
    },
  }
}

function afterSlice(
  run: JudgedRun,
  { sessions, withoutWords, cursor, progress }: judgedLabel.TriedSlice,
): JudgedRun {
  return {
    ...run,
    sessions: [...run.sessions, ...sessions],
    withoutWords: run.withoutWords + withoutWords,
    cursor,
    progress,
    state: cursor === null ? 'done' : 'running',
  }
}
