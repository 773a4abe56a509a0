import type { FullScreen } from '@console/domain-ui/full-screen'
import { FreshnessChip, IconButton, type Freshness } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useRefetchUsers } from '../../../queries/use-users-poll.ts'
import type { WallTotals } from '../../../model/wall-totals.ts'
import { DensitySwitch } from './DensitySwitch.tsx'
import { FilterSwitch } from './FilterSwitch.tsx'
import { OnlineSwitch } from './OnlineSwitch.tsx'
import { SeatSearch } from './SeatSearch.tsx'
import { SortSelect } from './SortSelect.tsx'
import type { ChangeSearch, WallSearch } from '../wall.search.ts'
import styles from './Toolbar.module.css'

type ToolbarProps = {
  search: WallSearch
  onSearch: ChangeSearch
  fullScreen: FullScreen
  /** Null while the tree is open, or there is none. */
  onOpenTree: (() => void) | null
  totals: WallTotals
  /** Null before the first answer. */
  freshness: Freshness | null
}

/** What is shown, in which order, how dense, and how fresh it is. */
export function Toolbar({ search, onSearch, onOpenTree, totals, freshness, fullScreen }: ToolbarProps) {
  const { formatMessage } = useIntl()
  const fullScreenLabel = formatMessage({
    id: fullScreen.isFull ? 'wall.fullScreen.leave' : 'wall.fullScreen',
  })
  return (
    <div className={styles['toolbar']} role="group" aria-label={formatMessage({ id: 'wall.tools' })}>
      {onOpenTree !== null && (
        <IconButton icon="expand" label={formatMessage({ id: 'wall.tree.open' })} onClick={onOpenTree} />
      )}
      <FilterSwitch
        value={search.filter}
        all={totals.seats}
        pinned={totals.pinned}
        idle={totals.idleOvertime}
        onSearch={onSearch}
      />
      <SortSelect value={search.sort} onSearch={onSearch} />
      <SeatSearch value={search.seat ?? ''} onSearch={onSearch} />
      <OnlineSwitch isOn={search.online} onSearch={onSearch} />
      <span className={styles['end']}>
        <DensitySwitch value={search.view} onSearch={onSearch} />
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
