import { FIRST_SETTINGS, useWatched } from '@console/domain-ui/watch'
import { FilteredEmptyState, usePresence } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { LiveWorker } from '../../../model/live-worker.ts'
import type { MonitorChoice } from '../../../model/monitor-choice.ts'
import { useWorkerSeconds } from '../../../queries/live-monitor.ts'
import { usePreloadedWatch } from '../watch/LazyWatchedView.tsx'
import { useColumns } from './use-columns.ts'
import { WorkerCard } from './WorkerCard.tsx'
import styles from './WorkerGrid.module.css'

type WorkerGridProps = {
  choice: MonitorChoice
  workers: readonly LiveWorker[]
  isOnlineOnly: boolean
  onShowAll: () => void
}

/** The cards of the workers; the watched one stays whatever the filter (LIVE-004, LIVE-024). */
export function WorkerGrid({ choice, workers, isOnlineOnly, onShowAll }: WorkerGridProps) {
  const { formatMessage } = useIntl()
  const columns = useColumns()
  const seconds = useWorkerSeconds(choice)
  const { watched, watch, close, noteOver } = useWatched()
  const [settings, setSettings] = useState(FIRST_SETTINGS)
  const { isPresent, handlers } = usePresence()
  usePreloadedWatch()
  const shown = workers.filter(
    ({ id, onlineStatus }) => !isOnlineOnly || onlineStatus === 'online' || id === watched?.seatId,
  )
  const still = useStableWorkers({ shown, workers, isOnlineOnly, isPresent })
  if (still.length === 0) {
    return (
      <FilteredEmptyState
        title={formatMessage({ id: 'monitor.workers.noneOnline' })}
        hiddenCount={workers.length}
        filters={[
          {
            key: 'online',
            text: formatMessage({ id: 'monitor.onlineOnly' }),
            onRemove: onShowAll,
          },
        ]}
        onReset={onShowAll}
      />
    )
  }
  return (
    <ul
      className={styles['grid']}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      aria-label={formatMessage({ id: 'monitor.workers' }, { provider: choice.providerName })}
      {...handlers}
    >
      {still.map((worker) => (
        <WorkerCard
          key={worker.id}
          worker={worker}
          seconds={seconds.get(worker.id)}
          watched={watched?.seatId === worker.id ? watched : null}
          settings={settings}
          onSettings={(changes) => setSettings((before) => ({ ...before, ...changes }))}
          onWatch={() => watch(worker.id, worker.roomId)}
          onClose={close}
          onOver={noteOver}
        />
      ))}
    </ul>
  )
}

type StableWorkersOptions = {
  /** Workers to show by the filter. */
  shown: readonly LiveWorker[]
  /** All workers, from which the cards that stay are updated. */
  workers: readonly LiveWorker[]
  isOnlineOnly: boolean
  /** Pointer or focus is among the cards. */
  isPresent: boolean
}

/**
 * While the pointer or the focus is among the cards none of them moves: workers are added and removed afterwards. A changed
 * filter applies at once.
 */
function useStableWorkers({ shown, workers, isOnlineOnly, isPresent }: StableWorkersOptions): LiveWorker[] {
  const ids = shown.map(({ id }) => id)
  const [still, setStill] = useState({ ids, isOnlineOnly })
  const isStill = isPresent && still.isOnlineOnly === isOnlineOnly
  if (!isStill && (still.isOnlineOnly !== isOnlineOnly || still.ids.join() !== ids.join()))
    setStill({ ids, isOnlineOnly })
  const byId = new Map(workers.map((worker) => [worker.id, worker]))
  return (isStill ? still.ids : ids).flatMap((id) => byId.get(id) ?? [])
}
