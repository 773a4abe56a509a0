import { FilteredEmptyState, type SetFilter } from '@console/ui'
import { useIntl } from 'react-intl'
import type { SeatGroup } from '../../../model/seat-groups.ts'
import { useWall } from '../../../state/wall-context.tsx'
import type { WallSearch } from '../wall.search.ts'

type NoMatchProps = {
  groups: readonly SeatGroup[]
  search: WallSearch
  onSearch: (changes: Partial<WallSearch>) => void
}

/** There are seats, but none that passes filter, switch and search: the way back. */
export function NoMatch({ groups, search, onSearch }: NoMatchProps) {
  const { formatMessage } = useIntl()
  const { seats } = useWall()
  if (seats.size === 0 || groups.some(({ seatIds }) => seatIds.length > 0)) return null
  const filters: SetFilter[] = []
  if (search.filter !== 'all') {
    filters.push({
      key: 'filter',
      text: formatMessage({ id: `wall.filterName.${search.filter}` }),
      onRemove: () => onSearch({ filter: 'all' }),
    })
  }
  if (search.online) {
    filters.push({
      key: 'online',
      text: formatMessage({ id: 'wall.onlineOnly' }),
      onRemove: () => onSearch({ online: false }),
    })
  }
  if (search.seat !== null) {
    filters.push({ key: 'seat', text: search.seat, onRemove: () => onSearch({ seat: null }) })
  }
  return (
    <FilteredEmptyState
      title={formatMessage({ id: 'wall.noMatch' })}
      hiddenCount={seats.size}
      filters={filters}
      onReset={() => onSearch({ filter: 'all', online: false, seat: null })}
    />
  )
}
