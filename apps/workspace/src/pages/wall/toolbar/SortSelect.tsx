import { Select } from 'antd'
import { memo, useId } from 'react'
import { useIntl } from 'react-intl'
import { SEAT_SORTS, type SeatSort } from '../../../model/seat-order.ts'
import type { ChangeSearch } from '../wall.search.ts'
import styles from './Toolbar.module.css'

type SortSelectProps = { value: SeatSort; onSearch: ChangeSearch }

/** The order of the seats in each team. */
export const SortSelect = memo(function SortSelect({ value, onSearch }: SortSelectProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <Select
      id={id}
      className={styles['sort'] ?? ''}
      aria-label={formatMessage({ id: 'wall.sort' })}
      prefix={<span className={styles['prefix']}>{formatMessage({ id: 'wall.sort' })}</span>}
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
