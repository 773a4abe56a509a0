import { useState } from 'react'
import type { LiveWorker } from '../../../model/live-worker.ts'

type StillWorkers = {
  /** Those to show by the filter. */
  shown: readonly LiveWorker[]
  /** All, by which those that stay are up to date. */
  workers: readonly LiveWorker[]
  isOnlineOnly: boolean
  /** Pointer or focus is among the cards. */
  isPresent: boolean
}

/** While somebody is at the cards none of them moves: who comes or goes does so afterwards. A changed filter applies at once. */
export function useStillWorkers({ shown, workers, isOnlineOnly, isPresent }: StillWorkers): LiveWorker[] {
  const ids = shown.map(({ id }) => id)
  const [still, setStill] = useState({ ids, isOnlineOnly })
  const isStill = isPresent && still.isOnlineOnly === isOnlineOnly
  if (!isStill && (still.isOnlineOnly !== isOnlineOnly || still.ids.join() !== ids.join()))
    setStill({ ids, isOnlineOnly })
  const byId = new Map(workers.map((worker) => [worker.id, worker]))
  return (isStill ? still.ids : ids).flatMap((id) => byId.get(id) ?? [])
}
