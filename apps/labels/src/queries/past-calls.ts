import { judgedLabel, label, type BodyOf } from '@console/contracts'
import { useCallMutation, useCallQuery, useHttpClient } from '@console/sub-app'

/** The poll period while a back-fill runs and the page is visible. */
const POLL_MS = 2000

/** The back-fills of a label. */
export function useBackFills(id: number) {
  return useCallQuery(
    label.backFills,
    { query: { id } },
    { refetchInterval: ({ state }) => (state.data?.backFills.some(isRunning) === true ? POLL_MS : false) },
  )
}

export function isRunning({ state }: label.BackFill): boolean {
  return state === 'running'
}

export function useStartBackFill(id: number) {
  return useCallMutation(label.startBackFill, {
    changes: [label.backFills],
    toInput: (days: number) => ({ body: { id, days } }),
  })
}

export function useStopBackFill(id: number) {
  return useCallMutation(label.stopBackFill, {
    changes: [label.backFills],
    toInput: () => ({ body: { id } }),
  })
}

/** Sends one slice of a back-test. */
export function useBackTestSlice() {
  const client = useHttpClient()
  return async (body: BodyOf<typeof label.backTest>, signal: AbortSignal) =>
    client.send(label.backTest, { body, signal, isQuiet: true })
}

/** Compares the hits of a label with what people said of sessions. */
export function useJudgedFigures(id: number) {
  return useCallQuery(judgedLabel.figures, { query: { id } })
}

/** The newest sessions of one of these counts. */
export function useJudgedSessions(id: number, kind: judgedLabel.JudgedKind) {
  return useCallQuery(judgedLabel.sessions, { query: { id, kind } })
}

/** Sends one slice of a trial on the judged sessions. */
export function useJudgedTrialSlice() {
  const client = useHttpClient()
  return async (body: BodyOf<typeof judgedLabel.tryRule>, signal: AbortSignal) =>
    client.send(judgedLabel.tryRule, { body, signal, isQuiet: true })
}
