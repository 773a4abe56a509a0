import type { FullScreen } from '@console/domain-ui/full-screen'
import { type Freshness, FreshnessChip, Icon, IconButton, type IconName, useTypedSearch } from '@console/ui'
import { Button, Input, Segmented, Select, Switch } from 'antd'
import { memo, useId } from 'react'
import { useIntl } from 'react-intl'
import { SEAT_FILTERS, type SeatFilter } from '../../../model/seat-filter.ts'
import { SEAT_SORTS, type SeatSort } from '../../../model/seat-order.ts'
import { DENSITIES, type Density } from '../../../model/seat-rows.ts'
import type { WallTotals } from '../../../model/wall-totals.ts'
import { useRefetchUsers } from '../../../queries/use-users-poll.ts'
import type { ChangeSearch, WallSearch } from '../wall.search.ts'
import styles from './Toolbar.module.css'

const ICONS: Record<Density, IconName> = { cards: 'workspace', compact: 'strips', list: 'rows' }

/** Cards with pictures, cards without, or a list. */
const DensitySwitch = memo(function DensitySwitch({ value, onSearch }: DensitySwitchProps) {
  const { formatMessage } = useIntl()
  return (
    <Segmented
      name="seat-density"
      aria-label={formatMessage({ id: 'wall.density' })}
      value={value}
      options={DENSITIES.map((density) => {
        const name = formatMessage({ id: `wall.density.${density}` })
        return {
          value: density,
          title: name,
          icon: <Icon name={ICONS[density]} />,
          label: <span className="visually-hidden">{name}</span>,
        }
      })}
      onChange={(view) => onSearch({ view })}
    />
  )
})

/** The order of the seats in each team. */
const SortSelect = memo(function SortSelect({ value, onSearch }: SortSelectProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <Select
      id={id}
      className={styles['sort'] ?? ''}
      aria-label={formatMessage({ id: 'wall.sort' })}
      prefix={<span className="ui-size-12 ui-faint">{formatMessage({ id: 'wall.sort' })}</span>}
      value={value}
      // A virtual list measures its few options, and with them lays out the whole wall, at each key.
      virtual={false}
      options={SEAT_SORTS.map((sort) => ({
        value: sort,
        label: formatMessage({ id: `wall.sort.${sort}` }),
      }))}
      onChange={(sort) => onSearch({ sort })}
    />
  )
})

/** Filter of the shown seats, with the number of each kind. */
const FilterSwitch = memo(function FilterSwitch({ value, onSearch, ...counts }: FilterSwitchProps) {
  const { formatMessage } = useIntl()
  return (
    <Segmented
      name="seat-filter"
      aria-label={formatMessage({ id: 'wall.filter' })}
      value={value}
      options={SEAT_FILTERS.map((filter) => ({
        value: filter,
        label: formatMessage({ id: `wall.filter.${filter}` }, { count: counts[filter] }),
      }))}
      onChange={(filter) => onSearch({ filter })}
    />
  )
})

/** Finds seats by name while one types. */
const SeatSearch = memo(function SeatSearch({ value, onSearch }: SeatSearchProps) {
  const { formatMessage } = useIntl()
  const { text, type } = useTypedSearch(value, (seat) => onSearch({ seat }, { replace: true }))
  return (
    <Input
      className={styles['search'] ?? ''}
      allowClear
      value={text}
      maxLength={60}
      aria-label={formatMessage({ id: 'wall.search' })}
      placeholder={formatMessage({ id: 'wall.search' })}
      prefix={<Icon name="search" size={16} />}
      onChange={({ target }) => type(target.value)}
    />
  )
})

/** Leaves out the seats that are not active. */
const OnlineSwitch = memo(function OnlineSwitch({ isOn, onSearch }: OnlineSwitchProps) {
  const { formatMessage } = useIntl()
  return (
    <label className={`ui-inline-row ui-gap-8 ui-size-13 ui-pointer ${styles['switch']}`}>
      <Switch size="small" checked={isOn} onChange={(online) => onSearch({ online })} />
      {formatMessage({ id: 'wall.onlineOnly' })}
    </label>
  )
})

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

/** Controls for the shown seats, their order and density, with the freshness of the wall. */
export function Toolbar({ search, onSearch, onOpenTree, totals, freshness, fullScreen }: ToolbarProps) {
  const { formatMessage } = useIntl()
  const fullScreenLabel = formatMessage({
    id: fullScreen.isFull ? 'wall.fullScreen.leave' : 'wall.fullScreen',
  })
  return (
    <div
      className="ui-cluster ui-gap-8-12 ui-min-32"
      role="group"
      aria-label={formatMessage({ id: 'wall.tools' })}
    >
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
      <span className={`ui-inline-row ui-gap-12 ui-to-end ${styles['end']}`}>
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

type OnlineSwitchProps = { isOn: boolean; onSearch: ChangeSearch }

type SeatSearchProps = { value: string; onSearch: ChangeSearch }

type FilterSwitchProps = {
  value: SeatFilter
  all: number
  pinned: number
  idle: number
  onSearch: ChangeSearch
}

type SortSelectProps = { value: SeatSort; onSearch: ChangeSearch }

type DensitySwitchProps = { value: Density; onSearch: ChangeSearch }
