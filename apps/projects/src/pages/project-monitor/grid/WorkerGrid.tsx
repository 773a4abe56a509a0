import { FIRST_SETTINGS, useWatched } from '@console/domain-ui/watch'
import { FilteredEmptyState, Icon, usePresence } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isSameOrder, orderBoard, type BoardOrder } from '../../../model/board-order.ts'
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
  const order = useStableOrder({ order: orderBoard(shown, watched?.seatId ?? null), isOnlineOnly, isPresent })
  const [isUnfolded, setUnfolded] = useState(false)
  const byId = new Map(workers.map((worker) => [worker.id, worker]))
  const ids = isUnfolded ? order.ids : order.ids.slice(0, order.ids.length - order.foldable)
  const cards = ids.flatMap((id) => byId.get(id) ?? [])
  if (cards.length === 0) {
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
    <div className="ui-stack ui-gap-12" {...handlers}>
      <ul
        className={styles['grid']}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        aria-label={formatMessage({ id: 'monitor.workers' }, { provider: choice.providerName })}
      >
        {cards.map((worker) => (
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
      {order.foldable > 0 && (
        <Button
          className={styles['fold'] ?? ''}
          type="text"
          aria-expanded={isUnfolded}
          icon={<Icon name={isUnfolded ? 'up' : 'down'} size={16} />}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {formatMessage(
            { id: isUnfolded ? 'monitor.hideOffline' : 'monitor.showOffline' },
            { count: order.foldable },
          )}
        </Button>
      )}
    </div>
  )
}

type StableOrderOptions = {
  /** Agents to show by the filter, in their order. */
  order: BoardOrder
  isOnlineOnly: boolean
  /** Pointer or focus is among the cards. */
  isPresent: boolean
}

/**
 * While the pointer or the focus is among the cards none of them moves: agents are added, removed and folded away afterwards.
 * A changed filter applies at once.
 */
function useStableOrder({ order, isOnlineOnly, isPresent }: StableOrderOptions): BoardOrder {
  const [stable, setStable] = useState({ order, isOnlineOnly })
  const isStable = isPresent && stable.isOnlineOnly === isOnlineOnly
  if (!isStable && (stable.isOnlineOnly !== isOnlineOnly || !isSameOrder(stable.order, order)))
    setStable({ order, isOnlineOnly })
  return isStable ? stable.order : order
}
