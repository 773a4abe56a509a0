import { label } from '@console/contracts'
import { ApiError, failureText } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { isRunning, useBackFills, useStartBackFill, useStopBackFill } from '../../queries/past-calls.ts'
import type { PastMessageId } from '../messages/en.ts'

export type BackFillState = ReturnType<typeof useBackFill>

/** The back-fills of a label, and the ways to start and to stop one. */
export function useBackFill(id: number) {
  const runs = useBackFills(id)
  const starting = useStartBackFill(id)
  const stopping = useStopBackFill(id)
  return {
    runs,
    running: runs.data?.backFills.find(isRunning) ?? null,
    starting,
    stopping,
    start: (days: number) => {
      stopping.reset()
      starting.mutate(days)
    },
    stop: () => {
      starting.reset()
      stopping.mutate()
    },
  }
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
