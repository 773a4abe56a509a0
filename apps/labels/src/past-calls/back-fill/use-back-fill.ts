import { label } from '@console/contracts'
import { ApiError, failureText, useCallMutation, useCallQuery } from '@console/sub-app'
import { useIntl } from 'react-intl'
import type { PastMessageId } from '../messages/en.ts'

/** While one runs and the page is seen. */
const POLL_MS = 2000

export type BackFillState = ReturnType<typeof useBackFill>

/** The back-fills of a label, and the ways to start and to stop one. */
export function useBackFill(id: number) {
  const runs = useCallQuery(
    label.backFills,
    { query: { id } },
    { refetchInterval: ({ state }) => (state.data?.backFills.some(isRunning) === true ? POLL_MS : false) },
  )
  const starting = useCallMutation(label.startBackFill, { changes: [label.backFills] })
  const stopping = useCallMutation(label.stopBackFill, { changes: [label.backFills] })
  return {
    runs,
    running: runs.data?.backFills.find(isRunning) ?? null,
    starting,
    stopping,
    start: (days: number) => {
      stopping.reset()
      starting.mutate({ body: { id, days } })
    },
    stop: () => {
      starting.reset()
      stopping.mutate({ body: { id } })
    },
  }
}

function isRunning({ state }: label.BackFill): boolean {
  return state === 'running'
}

const REFUSALS: ReadonlyMap<number | null, PastMessageId> = new Map([
  [label.BACK_FILL_REFUSALS.notJudged, 'past.fill.notJudged'],
  [label.BACK_FILL_REFUSALS.running, 'past.fill.running'],
])

/** Why a back-fill was not started. */
export function useRefusalText() {
  const { formatMessage } = useIntl()
  return (error: Error): string => {
    const id = error instanceof ApiError ? REFUSALS.get(error.code) : undefined
    return id === undefined ? failureText(error) : formatMessage({ id })
  }
}
