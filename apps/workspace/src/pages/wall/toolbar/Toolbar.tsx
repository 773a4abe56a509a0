import { FreshnessChip, IconButton, type Freshness } from '@console/ui'
import { Button, Segmented, Select, Switch } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { SEAT_FILTERS, type SeatFilter } from '../../../model/seat-filter.ts'
import { SEAT_SORTS } from '../../../model/seat-order.ts'
import { useRefetchUsers } from '../../../queries/use-users-poll.ts'
import type { WallTotals } from '../../../model/wall-totals.ts'
import type { WallBoardProps } from '../WallBoard.tsx'
import { DensitySwitch } from './DensitySwitch.tsx'
import { SeatSearch } from './SeatSearch.tsx'
import styles from './Toolbar.module.css'

type ToolbarProps = WallBoardProps & {
  totals: WallTotals
  /** Null before the first answer. */
  freshness: Freshness | null
}

/** What is shown, in which order, how dense, and how fresh it is. */
export function Toolbar({ search, onSearch, onOpenTree, totals, freshness, fullScreen }: ToolbarProps) {
  const { formatMessage } = useIntl()
  const sortId = useId()
  const fullScreenLabel = formatMessage({
    id: fullScreen.isFull ? 'wall.fullScreen.leave' : 'wall.fullScreen',
  })
  const counts: Record<SeatFilter, number> = {
    all: totals.seats,
    pinned: totals.pinned,
    idle: totals.idleOvertime,
  }
  return (
    <div className={styles['toolbar']} role="group" aria-label={formatMessage({ id: 'wall.tools' })}>
      {onOpenTree !== null && (
        <IconButton icon="expand" label={formatMessage({ id: 'wall.tree.open' })} onClick={onOpenTree} />
      )}
      <Segmented
        name="seat-filter"
        aria-label={formatMessage({ id: 'wall.filter' })}
        value={search.filter}
        options={SEAT_FILTERS.map((filter) => ({
          value: filter,
          label: formatMessage({ id: `wall.filter.${filter}` }, { count: counts[filter] }),
        }))}
        onChange={(filter) => onSearch({ filter })}
      />
      <Select
        id={sortId}
        className={styles['sort'] ?? ''}
        aria-label={formatMessage({ id: 'wall.sort' })}
        prefix={<span className={styles['prefix']}>{formatMessage({ id: 'wall.sort' })}</span>}
        value={search.sort}
        options={SEAT_SORTS.map((sort) => ({
          value: sort,
          label: formatMessage({ id: `wall.sort.${sort}` }),
        }))}
        onChange={(sort) => onSearch({ sort })}
      />
      <SeatSearch value={search.seat ?? ''} onSearch={(seat) => onSearch({ seat }, { replace: true })} />
      <label className={styles['switch']}>
        <Switch size="small" checked={search.online} onChange={(online) => onSearch({ online })} />
        {formatMessage({ id: 'wall.onlineOnly' })}
      </label>
      <span className={styles['end']}>
        <DensitySwitch value={search.view} onChange={(view) => onSearch({ view })} />
        {fullScreen.isSupported && (
          <IconButton
            icon="fullScreen"
            label={fullScreenLabel}
            title={fullScreenLabel}
            onClick={fullScreen.toggle}
          />
        )}
        {freshness !== null && <FreshnessChip freshness={freshness} />}
        {freshness?.state === 'stale' && <RetryNow />}
      </span>
    </div>
  )
}

function RetryNow() {
  const { formatMessage } = useIntl()
  const refetchUsers = useRefetchUsers()
  return (
    <Button type="link" size="small" onClick={refetchUsers}>
      {formatMessage({ id: 'wall.retryNow' })}
    </Button>
  )
}
