import { Icon, useTypedSearch } from '@console/ui'
import { Input } from 'antd'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { ChangeSearch } from '../wall.search.ts'
import styles from './Toolbar.module.css'

type SeatSearchProps = { value: string; onSearch: ChangeSearch }

/** Finds seats by name while one types. */
export const SeatSearch = memo(function SeatSearch({ value, onSearch }: SeatSearchProps) {
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
      suffix={<Icon name="search" size={14} />}
      onChange={({ target }) => type(target.value)}
    />
  )
})
