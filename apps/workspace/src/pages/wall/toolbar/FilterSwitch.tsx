import { Segmented } from 'antd'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { SEAT_FILTERS, type SeatFilter } from '../../../model/seat-filter.ts'
import type { ChangeSearch } from '../wall.search.ts'

type FilterSwitchProps = {
  value: SeatFilter
  all: number
  pinned: number
  idle: number
  onSearch: ChangeSearch
}

/** Which seats are shown, and how many there are of each kind. */
export const FilterSwitch = memo(function FilterSwitch({ value, onSearch, ...counts }: FilterSwitchProps) {
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
